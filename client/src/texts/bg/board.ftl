board = Игралното поле
card = { $word }{ $covered ->
    [none] {""}
    [red] , червен агент
    [blue] , син агент
    [agent] , открит агент
    [bystander] , случаен свидетел
   *[assassin] , убиец
  }{ $key ->
    [none] {""}
    [red] ; по шифъра: червен
    [blue] ; по шифъра: син
    [agent] ; по твоя шифър: агент
    [bystander] ; по шифъра: свидетел
   *[assassin] ; по шифъра: убиец
  }{ $tokens ->
    [none] {""}
    [north] ; маркер: грешно предположение на северната страна
    [south] ; маркер: грешно предположение на южната страна
   *[both] ; маркери на двете страни
  }{ $marks ->
    [0] {""}
   *[other] ; отбелязана от { $names }
  }
card-armed = Натисни пак, за да я докоснеш.
touch-again = Докосни
undo-mark = Махни отбелязването от { $word }
words-left = Оставащи думи
team-left = { $team ->
    [red] Червени
   *[blue] Сини
  }: { $left ->
    [one] остава { $left } дума
   *[other] остават { $left } думи
  }
games-won = { $won ->
    [one] { $won } спечелена игра
   *[other] { $won } спечелени игри
  }
key-hide = Скрий шифъра
key-show = Покажи шифъра
key-peek = Задръж, за да го видиш

turn-none = Още няма игра.
turn-game-over = Играта свърши.
turn-paused = Пауза.
turn-give = Твой ред е: дай указание на отбора си.
turn-give-spoken = Твой ред е: кажи указанието си на глас.
turn-give-or-cover = Указанието на съперника не беше валидно: може да покриеш своя дума, после дай указание.
turn-wait-clue-ours = Координаторът ви мисли указание.
turn-wait-clue = { $team ->
    [red] Червеният координатор мисли указание.
   *[blue] Синият координатор мисли указание.
  }
turn-confirm = Валидно ли е указанието на съперника?
turn-yours-confirmed = Другият координатор преценява указанието ти.
turn-wait-confirm = Другият координатор преценява указанието.
turn-cover = { $owed ->
    [one] Покрий една дума на съперника.
   *[other] Покрий { $owed } думи на съперника.
  }
turn-wait-cover = Координаторът покрива дума на съперника.
turn-guess = Твой ред е: отбележи карта, после я докосни.
turn-guess-spoken = Изслушай указанието, после докосни карта.
turn-guess-more = Продължи или спри. { $left ->
    [one] Още едно предположение.
   *[other] Най-много още { $left } предположения.
  }
turn-guess-free = Продължи, докато смееш, или спри.
turn-poker-face = Отборът ти предполага. Запази каменно лице.
turn-wait-guess = { $team ->
    [red] Червените предполагат.
   *[blue] Сините предполагат.
  }

clue-is = Указание: { $word }{ $number ->
    [none] {""}
   *[other] , { $number }
  }
clue-spoken = казано на глас
clue-word = Твоето указание
clue-valid = Валидно
clue-not-valid = Невалидно
number = За колко думи
number-is = { $number }
number-less = По-малко
number-more = Повече
number-zero = 0: нито една от вашите думи. Без ограничение на предположенията, но поне едно.
number-unlimited = ∞: без ограничение на предположенията; за колко думи е, не казваш.
give = Дай
give-spoken = Казано е
spoken-hint = Кажи го на глас; тук може да отбележиш числото.
ask-quietly = Питай тихо другия координатор
question-asked = Другият координатор пита тихо: валидно ли е „{ $word }“ { $number }?
question-state = { $fine ->
    [waiting] Тих въпрос за „{ $word }“. Чакаме отговора.
    [yes] Другият координатор: „{ $word }“ е валидно.
   *[no] Другият координатор: „{ $word }“ не е валидно.
  }
object = Невалидно указание
object-sure = Наистина ли е невалидно?
stop = Спри дотук
stop-sure = Наистина ли спираш?
clock-left = Оставащо време: { $left }
turn-glass = Обърни пясъчния часовник: { $seconds } секунди

log-empty = Още нищо не се е случило.
log-open = { $left ->
    [one] остава { $left }
   *[other] остават { $left }
  }
log-clue = { seat }: „{ $word }“ { $number }.
log-clue-spoken = { seat }: указание на глас{ $number ->
    [none] {""}
   *[other] , { $number }
  }.
log-touched = { $word }: { identity }.
log-covered = { $word } е покрита: { identity }.
log-tokens = { $kind ->
    [mistake] { $tokens ->
        [one] Грешката струва { $tokens } маркер.
       *[other] Грешката струва { $tokens } маркера.
      }
   *[check] { $tokens ->
        [one] Ходът струва { $tokens } маркер.
       *[other] Това струва { $tokens } маркера.
      }
  }
log-turn-ended = { $reason ->
    [stopped] Спират дотук.
    [wrong-guess] Ходът свърши.
    [limit] Няма повече предположения за този ход.
    [illegal-clue] Указанието не се брои; ходът свърши.
    [time] Времето изтече; ходът свърши.
   *[nothing-left] Ходът свърши.
  }
log-clue-rejected = { seat }: указанието не е валидно.
log-clue-retracted = Указанието е върнато.
log-team-won = { $team ->
    [red] Червените печелят
   *[blue] Сините печелят
  }{ $ending ->
    [assassin] : другият отбор попадна на наемния убиец
    [conceded] : другият отбор се предаде
   *[other] {""}
  }.

end-team-won = { $team ->
    [red] Червените печелят
   *[blue] Сините печелят
  }{ $ending ->
    [assassin] : докоснат е наемният убиец
    [conceded] : другите се предадоха
   *[other] !
  }
end-solo-won = Открихте всичките си агенти!
end-solo-lost = { $ending ->
    [assassin] Наемният убиец ви чакаше. Загуба.
    [rivals-found] Всички агенти на съперника са разкрити. Загуба.
   *[other] Предадохте се.
  }
solo-title = { $score ->
    [1] На косъм, но у дома
    [2] Тихо и кротко
    [3] Чиста работа
    [4] Никой нищо не видя
    [5] Викат ви в централата
    [6] Името ви се шепне по коридорите
    [7] Вече ви изучават в академията
   *[8] Никой няма да ви повярва
  }
replay = Ход по ход
mission-map = План с мисии
picture = Картинка за приятели
picture-words = С думите
picture-save = Запази
