lobby-title = Mese care caută companie
lobby-language = Limba cuvintelor
lobby-any = Oricare
lobby-game = Jocul
lobby-game-is = { $game ->
    [classic] Două echipe
    [duet] Duet
   *[any] Oricare
  }
lobby-seat-me = Găsește-mi un loc
lobby-host = { $name ->
    [0] Masa cuiva
   *[other] Gazda: { $name }
  }
lobby-people = { $people ->
    [one] { $people } persoană
    [few] { $people } persoane
   *[other] { $people } de persoane
  }
lobby-free = { $free ->
    [0] niciun loc liber
    [one] { $free } loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
  }
lobby-knock = Bate la ușă
lobby-empty = Acum nicio masă nu caută companie.
lobby-open = Deschide tu una
