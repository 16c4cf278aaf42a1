close = Затвори
sure = Натисни пак
back-home = Към началото
try-again = Опитай пак
page-not-loaded = Тази част от страницата не пристигна.
how-to-play = Как се играе
language = Език
choices = Вид и звук
choices-theme = Облик
choices-theme-auto = Като на устройството
choices-theme-dark = Нощ
choices-theme-light = Утро
choices-letters = Букви
choices-letters-own = Тесни
choices-letters-clear = Лесни за различаване
choices-size = Размер на текста
choices-size-100 = Обикновен
choices-size-150 = Едър
choices-size-200 = Много едър
choices-sound = Звук
choices-buzz = Вибрация
choices-bell = Известие, когато е мой ред и страницата не се вижда
choices-hold = Картата се докосва със задържане, а не с второ натискане
choices-both-ways = Думите гледат и в двете посоки: двама играят на един екран
copy-link = Копирай линка
copied = Копирано
share = Сподели
your-name = Твоето име
name-keep = Това съм аз
name-wrong = Името има от 1 до 24 знака.
nameless = Без име
bot-name = Бот { $number }

team = { $team ->
    [red] Червени
   *[blue] Сини
  }
seat = { $seat ->
    [red-spymaster] Червен координатор
    [red-operative] Червен полеви агент
    [blue-spymaster] Син координатор
    [blue-operative] Син полеви агент
    [operative] Полеви агент
    [north] Северна страна
   *[south] Южна страна
  }
seat-short = { $seat ->
    [red-spymaster] Координатор
    [blue-spymaster] Координатор
    [red-operative] Полеви агенти
    [blue-operative] Полеви агенти
    [operative] Полеви агент на двата отбора
    [north] Северна страна
   *[south] Южна страна
  }
identity = { $what ->
    [red] червен агент
    [blue] син агент
    [agent] агент
    [bystander] случаен свидетел
   *[assassin] убиец
  }
