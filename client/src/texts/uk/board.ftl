board = Ігрове поле
card = { $word }{ $covered ->
    [none] {""}
    [red] , червоний агент
    [blue] , синій агент
    [agent] , агента знайдено
    [bystander] , мирний житель
   *[assassin] , убивця
  }{ $key ->
    [none] {""}
    [red] ; за ключем: червоний
    [blue] ; за ключем: синій
    [agent] ; за твоїм ключем: агент
    [bystander] ; за ключем: мирний житель
   *[assassin] ; за ключем: убивця
  }{ $tokens ->
    [none] {""}
    [north] ; жетон: помилка північної сторони
    [south] ; жетон: помилка південної сторони
   *[both] ; жетони обох сторін
  }{ $marks ->
    [0] {""}
   *[other] ; позначають: { $names }
  }
card-armed = Натисни ще раз, щоб торкнутися.
touch-again = Торкнутися
undo-mark = Зняти позначку з { $word }
words-left = Скільки слів лишилося
team-left = { $team ->
    [red] Червоні
   *[blue] Сині
  }: { $left ->
    [one] лишилося { $left } слово
    [few] лишилося { $left } слова
    [many] лишилося { $left } слів
   *[other] лишилося { $left } слова
  }
games-won = { $won ->
    [one] { $won } виграна гра
    [few] { $won } виграні гри
    [many] { $won } виграних ігор
   *[other] { $won } виграної гри
  }
key-hide = Сховати ключ
key-show = Показати ключ
key-peek = Тримай, щоб побачити

turn-none = Гри ще немає.
turn-game-over = Гру закінчено.
turn-paused = Пауза.
turn-give = Твій хід: дай підказку своїй команді.
turn-give-spoken = Твій хід: скажи підказку вголос.
turn-give-or-cover = Підказка суперників була неправильна: можеш накрити одне своє слово, а тоді дай підказку.
turn-wait-clue-ours = Ваш зв'язківець думає над підказкою.
turn-wait-clue = { $team ->
    [red] Зв'язківець червоних думає над підказкою.
   *[blue] Зв'язківець синіх думає над підказкою.
  }
turn-confirm = Чи правильна підказка суперників?
turn-yours-confirmed = Інший зв'язківець дивиться на твою підказку.
turn-wait-confirm = Інший зв'язківець дивиться на підказку.
turn-cover = { $owed ->
    [one] Накрий { $owed } слово суперників.
    [few] Накрий { $owed } слова суперників.
    [many] Накрий { $owed } слів суперників.
   *[other] Накрий { $owed } слова суперників.
  }
turn-wait-cover = Зв'язківець накриває слово суперників.
turn-guess = Твій хід: познач картку, а тоді торкнися її.
turn-guess-spoken = Вислухай підказку, а тоді торкнися картки.
turn-guess-more = Відгадуй далі або зупинись. { $left ->
    [one] Ще { $left } відгадка.
    [few] Ще до { $left } відгадок.
    [many] Ще до { $left } відгадок.
   *[other] Ще до { $left } відгадки.
  }
turn-guess-free = Відгадуй, доки вистачить духу, або зупинись.
turn-poker-face = Твоя команда відгадує. Не видай нічого обличчям.
turn-wait-guess = { $team ->
    [red] Червоні відгадують.
   *[blue] Сині відгадують.
  }

clue-is = Підказка: { $word }{ $number ->
    [none] {""}
   *[other] , { $number }
  }
clue-spoken = сказано вголос
clue-word = Твоя підказка
clue-valid = Правильна
clue-not-valid = Неправильна
number = На скільки слів
number-is = { $number }
number-less = Менше
number-more = Більше
number-zero = 0: жодне з ваших слів. Відгадок скільки завгодно, але хоча б одна.
number-unlimited = ∞, необмежено: відгадок скільки завгодно, а на скільки слів підказка, ти не кажеш.
give = Дати
give-spoken = Сказано
spoken-hint = Скажи вголос; число можна вказати тут.
ask-quietly = Тихо спитати іншого зв'язківця
question-asked = Інший зв'язківець тихо питає: чи правильна підказка «{ $word }» { $number }?
question-state = { $fine ->
    [waiting] Тихе запитання про «{ $word }». Чекаємо на відповідь.
    [yes] Інший зв'язківець: «{ $word }» — правильна підказка.
   *[no] Інший зв'язківець: «{ $word }» — неправильна підказка.
  }
object = Підказка неправильна
object-sure = Справді неправильна?
stop = Зупинитися
stop-sure = Справді зупинитися?
clock-left = Лишилося часу: { $left }
turn-glass = Перевернути пісковий годинник: { $seconds } с

log-empty = Ще нічого не сталося.
log-open = { $left ->
    [one] ще { $left }
    [few] ще { $left }
    [many] ще { $left }
   *[other] ще { $left }
  }
log-clue = { seat }: «{ $word }» { $number }.
log-clue-spoken = { seat }: підказка вголос{ $number ->
    [none] {""}
   *[other] , { $number }
  }.
log-touched = { $word }: { identity }.
log-covered = { $word } накрито: { identity }.
log-tokens = { $kind ->
    [mistake] { $tokens ->
        [one] Помилка коштує { $tokens } жетон.
        [few] Помилка коштує { $tokens } жетони.
        [many] Помилка коштує { $tokens } жетонів.
       *[other] Помилка коштує { $tokens } жетона.
      }
   *[check] { $tokens ->
        [one] Хід коштує { $tokens } жетон.
        [few] Це коштує { $tokens } жетони.
        [many] Це коштує { $tokens } жетонів.
       *[other] Це коштує { $tokens } жетона.
      }
  }
log-turn-ended = { $reason ->
    [stopped] На цьому зупиняються.
    [wrong-guess] Хід закінчено.
    [limit] Відгадок на цей хід більше немає.
    [illegal-clue] Підказка не рахується; хід закінчено.
    [time] Час вийшов; хід закінчено.
   *[nothing-left] Хід закінчено.
  }
log-clue-rejected = { seat }: підказка неправильна.
log-clue-retracted = Підказку забрано назад.
log-team-won = { $team ->
    [red] Червоні перемагають
   *[blue] Сині перемагають
  }{ $ending ->
    [assassin] : інша команда натрапила на вбивцю
    [conceded] : інша команда здалася
   *[other] {""}
  }.

end-team-won = { $team ->
    [red] Червоні перемагають
   *[blue] Сині перемагають
  }{ $ending ->
    [assassin] : знайшовся вбивця
    [conceded] : суперники здалися
   *[other] !
  }
end-solo-won = Усіх своїх агентів знайдено!
end-solo-lost = { $ending ->
    [assassin] Убивця чекав на вас. Поразка.
    [rivals-found] Усіх агентів суперника розкрито. Поразка.
   *[other] Ви здалися.
  }
solo-title = { $score ->
    [1] На волосинці, зате вдома
    [2] Тихо й без пригод
    [3] Чиста робота
    [4] Ніхто нічого не помітив
    [5] Вас кличуть до центру
    [6] Ваші імена шепочуть у коридорах
    [7] Відтепер вас вивчають в академії
   *[8] Вам ніхто не повірить
  }
replay = Хід за ходом
mission-map = План місій
picture = Картинка для друзів
picture-words = Зі словами
picture-save = Зберегти
