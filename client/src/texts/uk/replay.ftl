replay-game = Гра { $number }
replay-games = Ігри за цим столом
replay-none = Тут ще не дограли жодної гри.
replay-table = До столу
replay-begins = Картки розкладено.
replay-key = Ключ
replay-key-side = { $side ->
    [north] Ключ північної сторони
   *[south] Ключ південної сторони
  }
replay-back = Крок назад
replay-ahead = Крок уперед
replay-run = Запустити
replay-pause = Зупинити тут
replay-step = Крок
replay-says = Що каже «{ $clue }»
replay-says-nothing = Наш словник не знає цієї підказки.
replay-text = Гра як текст
replay-broken-off = Припинено за згодою
