replay-game = Game { $number }
replay-games = Games at this table
replay-none = No game has been finished here yet.
replay-table = To the table
replay-begins = The cards are laid out.
replay-key = Key
replay-key-side = { $side ->
    [north] Key of the north side
   *[south] Key of the south side
  }
replay-back = A step back
replay-ahead = A step ahead
replay-run = Let it run
replay-pause = Stop here
replay-step = Step
replay-says = What “{ $clue }” says
replay-says-nothing = Our lexicon does not know this clue.
replay-text = The game as text
replay-broken-off = Broken off by agreement
