missions-title = Миссии дуэта
missions-what = Команда из двух человек или двух сторон едет из Праги в Рейкьявик. У каждого города своё число жетонов и прощённых ошибок; победа открывает соседние города.
missions-name = Название команды
missions-new = Начать план
missions-mine = Наши планы
missions-won-of = Пройдено городов: { $won } из 21
missions-map = Карта миссий
missions-city = { $city }, { $state ->
    [won] пройдено
    [open] открыто
   *[locked] закрыто
  }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
  }, { $mistakes ->
    [0] без права на ошибку
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
    [many] { $mistakes } ошибок
   *[other] { $mistakes } ошибки
  }
missions-state = { $state ->
    [won] пройдено
    [open] открыто
   *[locked] закрыто
  }
missions-numbers = 11–2: всего жетонов – из них на ошибки
missions-bank = { $tokens ->
    [one] { $tokens } жетон времени
    [few] { $tokens } жетона времени
    [many] { $tokens } жетонов времени
   *[other] { $tokens } жетона времени
  }; { $mistakes ->
    [0] ни одного на ошибки
    [one] { $mistakes } из них на ошибку
   *[other] { $mistakes } из них на ошибки
  }.
missions-standard = Как в обычной игре, ошибка стоит один жетон.
missions-costly = Когда жетонов на ошибки не останется, ошибка стоит двух ходов.
missions-locked = Откроется после победы: { $cities }.
missions-language = Язык слов
missions-play = Играть здесь
missions-play-again = Сыграть ещё раз
missions-members-play = Чтобы играть здесь, вступи в команду.
missions-team = Команда
missions-notes = Заметки
missions-notes-hint = О чём вы договорились?
missions-kept = Записано
missions-join = Я из этой команды
missions-history = История
missions-no-history = Пока ничего не сыграно.
missions-attempt = { $won ->
    [yes] победа
   *[no] поражение
  }
