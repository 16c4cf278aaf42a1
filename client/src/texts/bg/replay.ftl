replay-game = Игра { $number }
replay-games = Игрите на тази маса
replay-none = Тук още няма завършена игра.
replay-table = Към масата
replay-begins = Картите са наредени.
replay-key = Шифър
replay-key-side = { $side ->
    [north] Шифър на северната страна
   *[south] Шифър на южната страна
  }
replay-back = Крачка назад
replay-ahead = Крачка напред
replay-run = Пусни
replay-pause = Спри тук
replay-step = Крачка
replay-says = Какво казва „{ $clue }“
replay-says-nothing = Речникът ни не познава това указание.
replay-text = Играта като текст
replay-broken-off = Прекратена по взаимно съгласие
