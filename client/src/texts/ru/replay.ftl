replay-game = Игра { $number }
replay-games = Игры за этим столом
replay-none = Здесь ещё не доиграли ни одной игры.
replay-table = К столу
replay-begins = Карточки разложены.
replay-key = Ключ
replay-key-side = { $side ->
    [north] Ключ северной стороны
   *[south] Ключ южной стороны
  }
replay-back = Шаг назад
replay-ahead = Шаг вперёд
replay-run = Запустить
replay-pause = Остановить здесь
replay-step = Шаг
replay-says = Что говорит «{ $clue }»
replay-says-nothing = Наш словарь не знает этой подсказки.
replay-text = Игра как текст
replay-broken-off = Прервана по общему согласию
