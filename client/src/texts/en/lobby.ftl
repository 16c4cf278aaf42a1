lobby-title = Tables that want company
lobby-language = Words in
lobby-any = Any language
lobby-game = Game
lobby-game-is = { $game ->
    [classic] Two teams
    [duet] Duet
   *[any] Any
  }
lobby-seat-me = Find me a seat
lobby-host = { $name ->
    [0] Somebody’s table
   *[other] { $name } is the host
  }
lobby-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
  }
lobby-free = { $free ->
    [0] no seat free
    [one] { $free } seat free
   *[other] { $free } seats free
  }
lobby-knock = Knock
lobby-empty = No table wants company just now.
lobby-open = Open one yourself
