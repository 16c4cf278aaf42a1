lobby-title = Столы, где ищут компанию
lobby-language = Язык слов
lobby-any = Любой
lobby-game = Игра
lobby-game-is = { $game ->
    [classic] Две команды
    [duet] Дуэт
   *[any] Любая
  }
lobby-seat-me = Найти мне место
lobby-host = { $name ->
    [0] Чей-то стол
   *[other] Ведущий: { $name }
  }
lobby-people = { $people ->
    [one] { $people } человек
    [few] { $people } человека
    [many] { $people } человек
   *[other] { $people } человека
  }
lobby-free = { $free ->
    [0] свободных мест нет
    [one] { $free } свободное место
    [few] { $free } свободных места
    [many] { $free } свободных мест
   *[other] { $free } свободного места
  }
lobby-knock = Постучать
lobby-empty = Сейчас ни один стол не ищет компании.
lobby-open = Открыть свой
