missions-title = Мисии за дует
missions-what = Отбор от двама души или две страни пътува от Прага до Рейкявик. Всеки град има свой брой маркери и прощава различен брой грешки; спечелен ли е, отваря съседите си.
missions-name = Име на отбора
missions-new = Започни план
missions-mine = Нашите планове
missions-won-of = Спечелени градове: { $won } от 21
missions-map = Карта на мисиите
missions-city = { $city }, { $state ->
    [won] спечелен
    [open] отворен
   *[locked] заключен
  }: { $tokens ->
    [one] { $tokens } маркер
   *[other] { $tokens } маркера
  }, { $mistakes ->
    [0] без право на грешка
    [one] { $mistakes } грешка
   *[other] { $mistakes } грешки
  }
missions-state = { $state ->
    [won] спечелен
    [open] отворен
   *[locked] заключен
  }
missions-numbers = 11–2: маркери – от тях за грешки
missions-bank = { $tokens ->
    [one] { $tokens } времеви маркер
   *[other] { $tokens } времеви маркера
  }; { $mistakes ->
    [0] нито един не е за грешки
    [one] { $mistakes } от тях е за грешка
   *[other] { $mistakes } от тях са за грешки
  }.
missions-standard = Както в стандартната игра, грешката струва един маркер.
missions-costly = Свършат ли маркерите за грешки, всяка грешка струва два хода.
missions-locked = Отваря се, след като спечелите { $cities }.
missions-language = Език на думите
missions-play = Играем тук
missions-play-again = Играем пак
missions-members-play = За да играеш тук, влез в отбора.
missions-team = Отборът
missions-notes = Бележки
missions-notes-hint = За какво се разбрахте?
missions-kept = Записано
missions-join = И аз съм от отбора
missions-history = Досега
missions-no-history = Още нищо не е играно.
missions-attempt = { $won ->
    [yes] победа
   *[no] загуба
  }
