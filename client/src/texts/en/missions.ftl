missions-title = Duet missions
missions-what = A team of two people, or two sides, travels from Prague to Reykjavik. Every city has its own number of tokens and of mistakes it forgives; winning one opens the cities joined to it.
missions-name = Name of the team
missions-new = Begin a sheet
missions-mine = Our sheets
missions-won-of = { $won } of 21 cities won
missions-map = Map of missions
missions-city = { $city }, { $state ->
    [won] won
    [open] open
   *[locked] locked
  }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }, { $mistakes ->
    [0] no mistakes
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
  }
missions-state = { $state ->
    [won] won
    [open] open
   *[locked] locked
  }
missions-numbers = 11–2: tokens – mistakes among them
missions-bank = { $tokens ->
    [one] { $tokens } timer token
   *[other] { $tokens } timer tokens
  }; { $mistakes ->
    [0] no mistake is free
    [one] { $mistakes } of them is for a mistake
   *[other] { $mistakes } of them are for mistakes
  }.
missions-standard = As in the standard game, a mistake costs one token.
missions-costly = When none is left for mistakes, a mistake costs two turns.
missions-locked = Opens once you have won { $cities }.
missions-language = Language of the words
missions-play = Play here
missions-play-again = Play again
missions-members-play = Join the team to play here.
missions-team = The team
missions-notes = Notes
missions-notes-hint = What have you agreed on?
missions-kept = Kept
missions-join = I am on this team
missions-history = History
missions-no-history = Nothing played yet.
missions-attempt = { $won ->
    [yes] won
   *[no] lost
  }
