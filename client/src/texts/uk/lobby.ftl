lobby-title = Столи, що шукають товариство
lobby-language = Мова слів
lobby-any = Будь-яка
lobby-game = Гра
lobby-game-is = { $game ->
    [classic] Дві команди
    [duet] Дует
   *[any] Будь-яка
  }
lobby-seat-me = Знайти мені місце
lobby-host = { $name ->
    [0] Чийсь стіл
   *[other] Господар: { $name }
  }
lobby-people = { $people ->
    [one] { $people } людина
    [few] { $people } людини
    [many] { $people } людей
   *[other] { $people } людини
  }
lobby-free = { $free ->
    [0] вільних місць немає
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] { $free } вільного місця
  }
lobby-knock = Постукати
lobby-empty = Зараз жоден стіл не шукає товариства.
lobby-open = Відкрити свій
