table = Стол
table-opens = Зажигаем фонарь…
no-table = Такого стола нет.
line-broken = Связь прервалась. Пробуем снова…

seats-title = Кто где сидит?
seats-wanted = Ещё нужны:
sit = Сесть сюда
stand-up = Встать с места
watching = { $people ->
    [one] Смотрит { $people } человек
    [few] Смотрят { $people } человека
    [many] Смотрят { $people } человек
   *[other] Смотрят { $people } человека
  }
host = Ведущий стола
away = Нет на месте
add-bot = Посадить бота: { seat }
bot-strength = { $strength ->
    [easy] Новичок
    [fair] Бывалый
   *[strong] Мастер
  }
begin = Начать
deal-anew = Раздать заново
turn-over = Перевернуть карточки
rotate = Сменить роли
shuffle = Команды по жребию
wait-for-host = { $name ->
    [none] Игру начинает ведущий.
   *[other] Игру начинает { $name }.
  }
invite = Пригласить
share-code = или назови код:
share-picture = Ссылка картинкой для камеры телефона
house = Во что играете
house-change = Изменить правила
house-language = Язык слов:
house-classic = { $form ->
    [teams] Две команды
    [solo] Одна команда против судьбы
   *[three] Три игрока
  }
house-duet = { $mission ->
    [yes] Миссия дуэта, { $tokens ->
        [one] { $tokens } жетон времени
        [few] { $tokens } жетона времени
        [many] { $tokens } жетонов времени
       *[other] { $tokens } жетона времени
      }
   *[no] Дуэт, { $tokens ->
        [one] { $tokens } жетон времени
        [few] { $tokens } жетона времени
        [many] { $tokens } жетонов времени
       *[other] { $tokens } жетона времени
      }
  }
house-judging = { $judging ->
    [friends] Корректна ли подсказка, решаете вы
    [referee] Корректна ли подсказка, решает судья
   *[off] Подсказки не проверяются
  }
house-spoken = Подсказки говорят вслух
house-all-agree = Карточку открывают, когда все согласны
house-timer = Время: { $clue } с на подсказку, { $guess } с на отгадки
house-locked = Стол закрыт на замок

door-title = Садись за стол
door-invites = { $name } приглашает
door-choose = Выбери место:
door-watch = Только смотреть
door-locked = Стол закрыт на замок. Попроси ведущего открыть.
door-waiting = Стук слышен. Ждём: { $name }.
door-stop-waiting = Не ждать
door-turned-away = В этот раз тебя не впустили.
door-take-back = Здесь уже есть моё место
door-who = Под каким именем тебя здесь знают?
name-first = Сначала напиши своё имя.
knock = Стучится { $name }
knock-claims = { $name } говорит: «Я — { $claims }»
admit = Впустить
turn-away = Не сейчас

host-tools = Для ведущего
host-seats = Место
no-seat = Без места
silence = Запретить писать
unsilence = Разрешить писать
pass-host = Сделать ведущим
remove-person = Выпроводить
ban-person = Выпроводить навсегда
leave-table = Уйти из-за стола
lock-table = Закрыть стол на замок: больше никто не войдёт
want-company = Ищем компанию: стол найдут и незнакомые
door-screen = Пусть это устройство будет экраном комнаты
screen-name = Экран
be-screen = Стать экраном комнаты
hide-talk = Скрыть сообщения
show-talk = Показывать сообщения
report = Пожаловаться
report-why = Что случилось?
report-send = Отправить
reported = Спасибо. Тот, кто следит за этим местом, посмотрит.

panels = Панели
panel-log = Журнал
panel-talk = Разговор
panel-people = Люди
panel-table = Стол
talk = Разговор
talk-room = { $room ->
    [red] Красные
    [blue] Синие
   *[table] Все
  }
talk-empty = { $room ->
    [table] Пока тихо.
   *[other] Это читает только твоя команда.
  }
talk-write = Напиши что-нибудь
talk-send = Отправить
talk-remove = Убрать это сообщение
talk-read-only = Тебе известен ключ: пока идёт игра, ты только читаешь.
talk-silenced = Ведущий запретил тебе писать.

propose = Предложить всем
matter = { $matter ->
    [pause] Пауза
    [resume] Играем дальше
    [retract] Забрать подсказку
    [swap] Заменить слово
    [concede] Сдаёмся
    [start-over] Начать заново
   *[abort] Конец без результата
  }
proposal = { $matter ->
    [pause] { $name } предлагает паузу.
    [resume] { $name } предлагает играть дальше.
    [retract] { $name } просит забрать подсказку назад.
    [swap] { $name } просит другое слово вместо { $word }.
    [concede] { $name } предлагает сдаться.
    [start-over] { $name } предлагает разложить новые карточки и начать заново.
   *[abort] { $name } предлагает закончить эту игру без результата.
  }
agree = Да
decline = Нет
withdraw = Отозвать
swap-word = Кто-то не знает слова? Замените его:

help = Справка
help-touch = Первое нажатие отмечает карточку на виду у всех. Второе открывает её, и это уже отгадка. Крестик снимает отметку.
key-arrows = ← ↑ → ↓
key-arrows-does = Движение по карточкам
key-enter = Enter
key-enter-does = Отметить карточку; ещё раз — открыть
key-escape = Esc
key-escape-does = Снять отметку, закрыть панель
key-question = ?
key-question-does = Эта справка
