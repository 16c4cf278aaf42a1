table = Стіл
table-opens = Засвічуємо ліхтар…
no-table = Такого столу немає.
line-broken = Зв'язок урвався. Пробуємо знову…

seats-title = Хто де сидить?
seats-wanted = Ще потрібні:
sit = Сісти тут
stand-up = Встати з місця
watching = { $people ->
    [one] Дивиться { $people } людина
    [few] Дивляться { $people } людини
    [many] Дивляться { $people } людей
   *[other] Дивляться { $people } людини
  }
host = Господар столу
away = Немає на місці
add-bot = Посадити бота: { seat }
bot-strength = { $strength ->
    [easy] Новачок
    [fair] Досвідчений
   *[strong] Майстер
  }
begin = Почати
deal-anew = Роздати наново
turn-over = Перевернути картки
rotate = Змінити ролі
shuffle = Команди за жеребом
wait-for-host = { $name ->
    [none] Гру починає господар столу.
   *[other] Гру починає { $name }.
  }
invite = Запросити
share-code = або назви код:
share-picture = Посилання як картинка для камери телефона
house = У що граєте
house-change = Змінити правила
house-language = Мова слів:
house-classic = { $form ->
    [teams] Дві команди
    [solo] Одна команда проти долі
   *[three] Троє гравців
  }
house-duet = { $mission ->
    [yes] Місія дуету, { $tokens ->
        [one] { $tokens } жетон часу
        [few] { $tokens } жетони часу
        [many] { $tokens } жетонів часу
       *[other] { $tokens } жетона часу
      }
   *[no] Дует, { $tokens ->
        [one] { $tokens } жетон часу
        [few] { $tokens } жетони часу
        [many] { $tokens } жетонів часу
       *[other] { $tokens } жетона часу
      }
  }
house-judging = { $judging ->
    [friends] Чи правильна підказка, вирішуєте ви
    [referee] Чи правильна підказка, вирішує суддя
   *[off] Підказки не перевіряють
  }
house-spoken = Підказки кажуть уголос
house-all-agree = Картки торкаються, коли всі згодні
house-timer = Час: { $clue } с на підказку, { $guess } с на відгадки
house-locked = Стіл замкнено

door-title = Сідай до столу
door-invites = { $name } запрошує
door-choose = Обери місце:
door-watch = Тільки дивитися
door-locked = Стіл замкнено. Попроси господаря відчинити.
door-waiting = Стук почули. Чекаємо: { $name }.
door-stop-waiting = Не чекати
door-turned-away = Цього разу тебе не впустили.
door-take-back = Тут уже є моє місце
door-who = Котре ім'я було твоїм?
name-first = Спершу напиши своє ім'я.
knock = Стукає { $name }
knock-claims = { $name } каже: я — { $claims }
admit = Впустити
turn-away = Не зараз

host-tools = Для господаря
host-seats = Місце
no-seat = Без місця
silence = Заборонити писати
unsilence = Дозволити писати
pass-host = Зробити господарем
remove-person = Відпровадити
ban-person = Відпровадити назавжди
leave-table = Піти від столу
lock-table = Замкнути стіл: більше ніхто не ввійде
want-company = Шукаємо товариство: стіл знайдуть і незнайомі
door-screen = Хай цей пристрій буде екраном кімнати
screen-name = Екран
be-screen = Бути екраном кімнати
hide-talk = Сховати, що пише
show-talk = Показувати, що пише
report = Поскаржитися
report-why = Що сталося?
report-send = Надіслати
reported = Дякуємо. Хто опікується цим місцем, подивиться.

panels = Панелі
panel-log = Журнал
panel-talk = Розмова
panel-people = Люди
panel-table = Стіл
talk = Розмова
talk-room = { $room ->
    [red] Червоні
    [blue] Сині
   *[table] Усі
  }
talk-empty = { $room ->
    [table] Поки що тихо.
   *[other] Це читає лише твоя команда.
  }
talk-write = Напиши щось
talk-send = Надіслати
talk-remove = Прибрати це повідомлення
talk-read-only = Тобі відомий ключ: під час гри ти лише читаєш.
talk-silenced = Господар заборонив тобі писати.

propose = Запропонувати всім
matter = { $matter ->
    [pause] Пауза
    [resume] Граємо далі
    [retract] Забрати підказку
    [swap] Замінити слово
    [concede] Здаємося
    [start-over] Почати спочатку
   *[abort] Кінець без результату
  }
proposal = { $matter ->
    [pause] { $name } пропонує паузу.
    [resume] { $name } пропонує грати далі.
    [retract] { $name } просить забрати підказку назад.
    [swap] { $name } просить інше слово замість { $word }.
    [concede] { $name } пропонує здатися.
    [start-over] { $name } пропонує розкласти нові картки й почати спочатку.
   *[abort] { $name } пропонує закінчити цю гру без результату.
  }
agree = Згода
decline = Ні
withdraw = Відкликати
swap-word = Хтось не знає слова? Замініть його:

help = Довідка
help-touch = Перше натискання позначає картку для всіх. Друге — торкається її, і це вже відгадка. Хрестик знімає позначку.
key-arrows = ← ↑ → ↓
key-arrows-does = Рух по картках
key-enter = Enter
key-enter-does = Позначити картку; ще раз — торкнутися
key-escape = Esc
key-escape-does = Зняти позначку, закрити панель
key-question = ?
key-question-does = Ця довідка
