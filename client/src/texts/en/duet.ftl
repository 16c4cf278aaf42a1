duet-give = Your turn: give your partner a clue.
duet-give-either = Whoever has a clue first gives it.
duet-wait-clue = Your partner is thinking of a clue.
duet-wait-either = Both sides are thinking of the first clue.
duet-wait-side-clue = { $side ->
    [north] The north side is thinking of a clue.
   *[south] The south side is thinking of a clue.
  }
duet-guess = Your turn: mark a card, then touch it.
duet-guess-spoken = Listen for the clue, then touch a card.
duet-guess-more = Found one! Guess on, or stop for one token.
duet-partner-guesses = Your partner is guessing. Keep a straight face.
duet-wait-guess = { $side ->
    [north] The north side is guessing.
   *[south] The south side is guessing.
  }
duet-sudden = Sudden death: touch only what you are sure of, and say nothing.
duet-sudden-partner = Sudden death: only your partner may still guess.
duet-sudden-watch = Sudden death: no more clues, and no mistakes.
sudden-death = Sudden death
duet-left = { $left ->
    [one] { $left } agent still missing
   *[other] { $left } agents still missing
  }
bank = { $tokens ->
    [one] { $tokens } timer token left
   *[other] { $tokens } timer tokens left
  }, { $mistakes ->
    [one] { $mistakes } of them for mistakes
   *[other] { $mistakes } of them for mistakes
  }
log-side-done = { $side ->
    [north] The north side: all its agents are found.
   *[south] The south side: all its agents are found.
  }
log-sudden-death = The last token is gone: sudden death.
log-duet-ended = { $won ->
    [yes] All 15 agents are found: won!
   *[no] { $ending ->
        [assassin] An assassin: lost.
        [bystander] A bystander in sudden death: lost.
        [no-tokens] Not enough tokens: lost.
       *[other] Given up.
      }
  }
end-duet-won = All 15 agents are found!
end-duet-lost = { $ending ->
    [assassin] An assassin was waiting. Lost.
    [bystander] A bystander in sudden death. Lost.
    [no-tokens] There were not enough tokens. Lost.
   *[other] You gave up.
  }
duet-praise = { $praise ->
    [missions] Beyond praise: try the missions
    [great] Great
    [good] Good
   *[won] Won, and that is what counts
  }
