table = Маса
table-opens = Палим лампата…
no-table = Няма такава маса.
line-broken = Връзката прекъсна. Опитваме пак…

seats-title = Кой къде сяда?
seats-wanted = Още липсват:
sit = Седни тук
stand-up = Стани от мястото
watching = { $people ->
    [one] Гледа { $people } човек
   *[other] Гледат { $people } души
  }
host = Домакин
away = Отсъства
add-bot = Сложи бот: { seat }
bot-strength = { $strength ->
    [easy] Начинаещ
    [fair] Опитен
   *[strong] Майстор
  }
begin = Започни
deal-anew = Раздай наново
turn-over = Обърни картите
rotate = Смени ролите
shuffle = Отбори по жребий
wait-for-host = { $name ->
    [none] Домакинът започва играта.
   *[other] { $name } започва играта.
  }
invite = Покани
share-code = или кажи кода:
share-picture = Линкът като картинка за камерата на телефона
house = Какво играете
house-change = Промени правилата
house-language = Думи на:
house-classic = { $form ->
    [teams] Два отбора
    [solo] Един отбор срещу съдбата
   *[three] Трима играчи
  }
house-duet = { $mission ->
    [yes] Мисия в „Дует“, { $tokens ->
        [one] { $tokens } времеви маркер
       *[other] { $tokens } времеви маркера
      }
   *[no] „Дует“, { $tokens ->
        [one] { $tokens } времеви маркер
       *[other] { $tokens } времеви маркера
      }
  }
house-judging = { $judging ->
    [friends] Вие решавате дали указанието е валидно
    [referee] Съдията решава дали указанието е валидно
   *[off] Указанията не се проверяват
  }
house-spoken = Указанията се казват на глас
house-all-agree = Карта се докосва, когато всички са съгласни
house-timer = Време: { $clue } с за указание, { $guess } с за предположения
house-locked = Масата е заключена

door-title = Заеми място
door-invites = { $name } те кани
door-choose = Избери място:
door-watch = Само ще гледам
door-locked = Масата е заключена. Помоли домакина да отключи.
door-waiting = Ти почука. Чакаме { $name }.
door-stop-waiting = Няма да чакам
door-turned-away = Този път не те пуснаха.
door-take-back = Вече имам място тук
door-who = Кое име беше твое?
name-first = Първо напиши името си.
knock = Чука { $name }
knock-claims = { $name } казва: аз съм { $claims }
admit = Пусни
turn-away = Не сега

host-tools = За домакина
host-seats = Място
no-seat = Без място
silence = Спри писането
unsilence = Позволи писането
pass-host = Направи домакин
remove-person = Отпрати
ban-person = Отпрати завинаги
leave-table = Напусни масата
lock-table = Заключи масата: повече никой не влиза
want-company = Търсим компания: и непознати могат да намерят масата
door-screen = Това устройство да е екранът на стаята
screen-name = Екран
be-screen = Бъди екранът на стаята
hide-talk = Скрий написаното
show-talk = Показвай написаното
report = Подай сигнал
report-why = Какво се случи?
report-send = Изпрати
reported = Благодарим. Който поддържа това място, ще погледне.

panels = Панели
panel-log = Дневник
panel-talk = Разговор
panel-people = Хора
panel-table = Маса
talk = Разговор
talk-room = { $room ->
    [red] Червени
    [blue] Сини
   *[table] Всички
  }
talk-empty = { $room ->
    [table] Още нищо не е казано.
   *[other] Това го чете само твоят отбор.
  }
talk-write = Напиши нещо
talk-send = Изпрати
talk-remove = Махни това съобщение
talk-read-only = Знаеш шифъра: докато трае играта, само четеш.
talk-silenced = Домакинът спря писането ти.

propose = Предложи на всички
matter = { $matter ->
    [pause] Пауза
    [resume] Продължаваме
    [retract] Върни указанието
    [swap] Смени дума
    [concede] Предаваме се
    [start-over] Отначало
   *[abort] Край без резултат
  }
proposal = { $matter ->
    [pause] { $name } предлага пауза.
    [resume] { $name } предлага да продължим.
    [retract] { $name } моли да върне указанието си.
    [swap] { $name } моли за друга дума вместо { $word }.
    [concede] { $name } предлага предаване.
    [start-over] { $name } предлага нови карти и всичко отначало.
   *[abort] { $name } предлага тази игра да свърши без резултат.
  }
agree = Може
decline = Не
withdraw = Оттегли
swap-word = Някой не знае дума? Смени я:

help = Помощ
help-touch = Първото натискане отбелязва картата пред всички. Второто я докосва и вече се брои. Кръстчето маха отбелязването.
key-arrows = ← ↑ → ↓
key-arrows-does = Движение по картите
key-enter = Enter
key-enter-does = Отбелязва карта, а повторно я докосва
key-escape = Esc
key-escape-does = Маха отбелязването, затваря панел
key-question = ?
key-question-does = Тази помощ
