close = Закрити
sure = Натисни ще раз
back-home = На головну
try-again = Спробувати ще раз
page-not-loaded = Ця частина сторінки не завантажилася.
how-to-play = Як грати
language = Мова
choices = Вигляд і звук
choices-theme = Вигляд
choices-theme-auto = Як на пристрої
choices-theme-dark = Ніч
choices-theme-light = Ранок
choices-letters = Літери
choices-letters-own = Вузькі
choices-letters-clear = Легко розрізнити
choices-size = Розмір тексту
choices-size-100 = Звичайний
choices-size-150 = Великий
choices-size-200 = Дуже великий
choices-sound = Звук
choices-buzz = Вібрація
choices-bell = Сповіщення, коли мій хід, а сторінки не видно
choices-hold = Торкатися картки довгим натисканням замість другого
choices-both-ways = Слова дивляться в обидва боки: двоє за одним екраном
copy-link = Скопіювати посилання
copied = Скопійовано
share = Поділитися
your-name = Твоє ім'я
name-keep = Це я
name-wrong = Ім'я може мати від 1 до 24 символів.
nameless = Без імені
bot-name = Бот { $number }

team = { $team ->
    [red] Червоні
   *[blue] Сині
  }
seat = { $seat ->
    [red-spymaster] Зв'язківець червоних
    [red-operative] Шпигун червоних
    [blue-spymaster] Зв'язківець синіх
    [blue-operative] Шпигун синіх
    [operative] Шпигун
    [north] Північна сторона
   *[south] Південна сторона
  }
seat-short = { $seat ->
    [red-spymaster] Зв'язківець
    [blue-spymaster] Зв'язківець
    [red-operative] Шпигуни
    [blue-operative] Шпигуни
    [operative] Шпигун обох команд
    [north] Північна сторона
   *[south] Південна сторона
  }
identity = { $what ->
    [red] червоний агент
    [blue] синій агент
    [agent] агент
    [bystander] мирний житель
   *[assassin] убивця
  }
