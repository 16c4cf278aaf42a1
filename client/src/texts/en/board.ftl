board = The board
card = { $word }{ $covered ->
    [none] {""}
    [red] , red agent
    [blue] , blue agent
    [agent] , agent found
    [bystander] , innocent bystander
   *[assassin] , assassin
  }{ $key ->
    [none] {""}
    [red] ; in the key: red
    [blue] ; in the key: blue
    [agent] ; in your key: agent
    [bystander] ; in the key: bystander
   *[assassin] ; in the key: assassin
  }{ $tokens ->
    [none] {""}
    [north] ; token: wrong guess of the north side
    [south] ; token: wrong guess of the south side
   *[both] ; tokens of both sides
  }{ $marks ->
    [0] {""}
   *[other] ; marked by { $names }
  }
card-armed = Press again to touch.
touch-again = Touch
undo-mark = Take the mark off { $word }
words-left = Words left to find
team-left = { $team ->
    [red] Red
   *[blue] Blue
  }: { $left ->
    [one] { $left } word left
   *[other] { $left } words left
  }
games-won = { $won ->
    [one] { $won } game won
   *[other] { $won } games won
  }
key-hide = Hide the key
key-show = Show the key
key-peek = Hold to see

turn-none = No game yet.
turn-game-over = The game is over.
turn-paused = Paused.
turn-give = Your turn: give your team a clue.
turn-give-spoken = Your turn: say your clue aloud.
turn-give-or-cover = The rivals’ clue was not valid: you may cover one of your own words, then give a clue.
turn-wait-clue-ours = Your spymaster is thinking of a clue.
turn-wait-clue = { $team ->
    [red] The red spymaster is thinking of a clue.
   *[blue] The blue spymaster is thinking of a clue.
  }
turn-confirm = Is the rival’s clue valid?
turn-yours-confirmed = The rival spymaster is looking at your clue.
turn-wait-confirm = The rival spymaster is looking at the clue.
turn-cover = { $owed ->
    [one] Cover one of the rivals’ words.
   *[other] Cover { $owed } of the rivals’ words.
  }
turn-wait-cover = Your spymaster is covering one of the rivals’ words.
turn-guess = Your turn: mark a card, then touch it.
turn-guess-spoken = Listen for the clue, then touch a card.
turn-guess-more = Guess on, or stop. { $left ->
    [one] One more guess.
   *[other] Up to { $left } more guesses.
  }
turn-guess-free = Guess on as long as you dare, or stop.
turn-poker-face = Your team is guessing. Keep a straight face.
turn-wait-guess = { $team ->
    [red] Red is guessing.
   *[blue] Blue is guessing.
  }

clue-is = Clue: { $word }{ $number ->
    [none] {""}
   *[other] , { $number }
  }
clue-spoken = said aloud
clue-word = Your clue
clue-valid = Valid
clue-not-valid = Not valid
number = For how many words
number-is = { $number }
number-less = Fewer
number-more = More
number-zero = 0: none of your words. No limit on guesses, but at least one.
number-unlimited = ∞: no limit on guesses; you do not say how many words.
give = Give
give-spoken = I have said it
spoken-hint = Say it aloud; the number may be told here.
ask-quietly = Ask the rival spymaster quietly
question-asked = The rival spymaster asks quietly: is “{ $word }” { $number } valid?
question-state = { $fine ->
    [waiting] Asked quietly: “{ $word }”. Waiting for the answer.
    [yes] “{ $word }” is valid, says the rival spymaster.
   *[no] “{ $word }” is not valid, says the rival spymaster.
  }
object = Not a valid clue
object-sure = Really object?
stop = Stop guessing
stop-sure = Really stop?
clock-left = Time left: { $left }
turn-glass = Turn the sand-glass: { $seconds } seconds

log-empty = Nothing has happened yet.
log-open = { $left ->
    [one] { $left } still open
   *[other] { $left } still open
  }
log-clue = { seat }: “{ $word }” { $number }.
log-clue-spoken = { seat }: clue said aloud{ $number ->
    [none] {""}
   *[other] , { $number }
  }.
log-touched = { $word }: { identity }.
log-covered = { $word } is covered: { identity }.
log-tokens = { $kind ->
    [mistake] { $tokens ->
        [one] A mistake costs { $tokens } token.
       *[other] A mistake costs { $tokens } tokens.
      }
   *[check] { $tokens ->
        [one] The turn costs { $tokens } token.
       *[other] The turn costs { $tokens } tokens.
      }
  }
log-turn-ended = { $reason ->
    [stopped] They stop guessing.
    [wrong-guess] The turn is over.
    [limit] No guesses left in this turn.
    [illegal-clue] The clue does not count; the turn is over.
    [time] Time is up; the turn is over.
   *[nothing-left] The turn is over.
  }
log-clue-rejected = { seat } objects: the clue is not valid.
log-clue-retracted = The clue is taken back.
log-team-won = { $team ->
    [red] Red wins
   *[blue] Blue wins
  }{ $ending ->
    [assassin] : the other team has met the assassin
    [conceded] : the other team gives up
   *[other] {""}
  }.

end-team-won = { $team ->
    [red] Red wins
   *[blue] Blue wins
  }{ $ending ->
    [assassin] : the assassin was touched
    [conceded] : the others gave up
   *[other] !
  }
end-solo-won = You have found all your agents!
end-solo-lost = { $ending ->
    [assassin] The assassin was waiting. Lost.
    [rivals-found] All the rivals’ agents are covered. Lost.
   *[other] You gave up.
  }
solo-title = { $score ->
    [1] By a hair, but home
    [2] Quiet and tidy
    [3] Clean work
    [4] Nobody saw you coming
    [5] Headquarters wants you
    [6] They whisper your name
    [7] Taught at the academy from now on
   *[8] Nobody will believe this
  }
replay = Step through
mission-map = Mission map
picture = Picture to share
picture-words = With the words
picture-save = Save
