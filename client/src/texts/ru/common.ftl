close = Закрыть
sure = Нажми ещё раз
back-home = На главную
try-again = Попробовать ещё
page-not-loaded = Эта часть страницы не загрузилась.
how-to-play = Как играть
language = Язык
choices = Вид и звук
choices-theme = Вид
choices-theme-auto = Как на устройстве
choices-theme-dark = Ночь
choices-theme-light = Утро
choices-letters = Буквы
choices-letters-own = Узкие
choices-letters-clear = Чёткие
choices-size = Размер текста
choices-size-100 = Обычный
choices-size-150 = Крупный
choices-size-200 = Очень крупный
choices-sound = Звук
choices-buzz = Вибрация
choices-bell = Уведомление, когда мой ход, а страницы не видно
choices-hold = Открывать карточку удержанием, а не вторым нажатием
choices-both-ways = Слова смотрят в обе стороны: двое за одним экраном
copy-link = Скопировать ссылку
copied = Скопировано
share = Поделиться
your-name = Твоё имя
name-keep = Это я
name-wrong = В имени от 1 до 24 знаков.
nameless = Без имени
bot-name = Бот { $number }

team = { $team ->
    [red] Красные
   *[blue] Синие
  }
seat = { $seat ->
    [red-spymaster] Капитан красных
    [red-operative] Игрок красных
    [blue-spymaster] Капитан синих
    [blue-operative] Игрок синих
    [operative] Игрок
    [north] Северная сторона
   *[south] Южная сторона
  }
seat-short = { $seat ->
    [red-spymaster] Капитан
    [blue-spymaster] Капитан
    [red-operative] Игроки
    [blue-operative] Игроки
    [operative] Игрок обеих команд
    [north] Северная сторона
   *[south] Южная сторона
  }
identity = { $what ->
    [red] красный агент
    [blue] синий агент
    [agent] агент
    [bystander] мирный житель
   *[assassin] убийца
  }
