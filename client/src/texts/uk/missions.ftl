missions-title = Місії дуету
missions-what = Команда з двох людей або двох сторін мандрує з Праги до Рейк'явіка. У кожного міста своя кількість жетонів і пробачених помилок; перемога відкриває сусідні міста.
missions-name = Назва команди
missions-new = Почати план
missions-mine = Наші плани
missions-won-of = Здобуто міст: { $won } із 21
missions-map = Мапа місій
missions-city = { $city }, { $state ->
    [won] здобуто
    [open] відкрито
   *[locked] закрито
  }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
  }, { $mistakes ->
    [0] без права на помилку
    [one] { $mistakes } помилка
    [few] { $mistakes } помилки
    [many] { $mistakes } помилок
   *[other] { $mistakes } помилки
  }
missions-state = { $state ->
    [won] здобуто
    [open] відкрито
   *[locked] закрито
  }
missions-numbers = 11–2: жетони – з них на помилки
missions-bank = { $tokens ->
    [one] { $tokens } жетон часу
    [few] { $tokens } жетони часу
    [many] { $tokens } жетонів часу
   *[other] { $tokens } жетона часу
  }; { $mistakes ->
    [0] жодного на помилки
    [one] { $mistakes } з них на помилку
   *[other] { $mistakes } з них на помилки
  }.
missions-standard = Як у звичайній грі, помилка коштує один жетон.
missions-costly = Коли жетонів на помилки не лишиться, помилка коштуватиме двох ходів.
missions-locked = Відкриється після перемоги: { $cities }.
missions-language = Мова слів
missions-play = Грати тут
missions-play-again = Зіграти ще раз
missions-members-play = Щоб грати тут, приєднайся до команди.
missions-team = Команда
missions-notes = Нотатки
missions-notes-hint = Про що ви домовилися?
missions-kept = Записано
missions-join = Я з цієї команди
missions-history = Зіграно
missions-no-history = Ще нічого не зіграно.
missions-attempt = { $won ->
    [yes] перемога
   *[no] поразка
  }
