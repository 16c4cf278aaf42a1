lobby-title = Маси, които търсят компания
lobby-language = Думи на
lobby-any = Всички езици
lobby-game = Игра
lobby-game-is = { $game ->
    [classic] Два отбора
    [duet] Дует
   *[any] Всяка
  }
lobby-seat-me = Намери ми място
lobby-host = { $name ->
    [0] Нечия маса
   *[other] Домакин: { $name }
  }
lobby-people = { $people ->
    [one] { $people } човек
   *[other] { $people } души
  }
lobby-free = { $free ->
    [0] няма свободни места
    [one] { $free } свободно място
   *[other] { $free } свободни места
  }
lobby-knock = Почукай
lobby-empty = В момента никоя маса не търси компания.
lobby-open = Отвори своя
