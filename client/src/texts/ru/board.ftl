board = Игровое поле
card = { $word }{ $covered ->
    [none] {""}
    [red] , красный агент
    [blue] , синий агент
    [agent] , агент найден
    [bystander] , мирный житель
   *[assassin] , убийца
  }{ $key ->
    [none] {""}
    [red] ; по ключу: красный
    [blue] ; по ключу: синий
    [agent] ; по твоему ключу: агент
    [bystander] ; по ключу: мирный житель
   *[assassin] ; по ключу: убийца
  }{ $tokens ->
    [none] {""}
    [north] ; жетон: ошибка северной стороны
    [south] ; жетон: ошибка южной стороны
   *[both] ; жетоны обеих сторон
  }{ $marks ->
    [0] {""}
   *[other] ; отмечают: { $names }
  }
card-armed = Нажми ещё раз, чтобы открыть.
touch-again = Открыть
undo-mark = Снять отметку с { $word }
words-left = Сколько слов осталось
team-left = { $team ->
    [red] Красные
   *[blue] Синие
  }: { $left ->
    [one] осталось { $left } слово
    [few] осталось { $left } слова
    [many] осталось { $left } слов
   *[other] осталось { $left } слова
  }
games-won = { $won ->
    [one] { $won } выигранная игра
    [few] { $won } выигранные игры
    [many] { $won } выигранных игр
   *[other] { $won } выигранной игры
  }
key-hide = Спрятать ключ
key-show = Показать ключ
key-peek = Держи, чтобы увидеть

turn-none = Игры ещё нет.
turn-game-over = Игра окончена.
turn-paused = Пауза.
turn-give = Твой ход: дай подсказку своей команде.
turn-give-spoken = Твой ход: скажи подсказку вслух.
turn-give-or-cover = Подсказка соперников была некорректной: можешь накрыть одно своё слово, потом дай подсказку.
turn-wait-clue-ours = Ваш капитан думает над подсказкой.
turn-wait-clue = { $team ->
    [red] Капитан красных думает над подсказкой.
   *[blue] Капитан синих думает над подсказкой.
  }
turn-confirm = Корректна ли подсказка соперников?
turn-yours-confirmed = Другой капитан смотрит на твою подсказку.
turn-wait-confirm = Другой капитан смотрит на подсказку.
turn-cover = { $owed ->
    [one] Накрой { $owed } слово соперников.
    [few] Накрой { $owed } слова соперников.
    [many] Накрой { $owed } слов соперников.
   *[other] Накрой { $owed } слова соперников.
  }
turn-wait-cover = Капитан накрывает слово соперников.
turn-guess = Твой ход: отметь карточку, потом открой её.
turn-guess-spoken = Выслушай подсказку, потом открой карточку.
turn-guess-more = Отгадывай дальше или остановись. { $left ->
    [one] Осталась { $left } отгадка.
    [few] Осталось { $left } отгадки.
    [many] Осталось { $left } отгадок.
   *[other] Осталось { $left } отгадки.
  }
turn-guess-free = Отгадывай, пока хватает смелости, или остановись.
turn-poker-face = Твоя команда отгадывает. Не подавай виду.
turn-wait-guess = { $team ->
    [red] Красные отгадывают.
   *[blue] Синие отгадывают.
  }

clue-is = Подсказка: { $word }{ $number ->
    [none] {""}
   *[other] , { $number }
  }
clue-spoken = сказано вслух
clue-word = Твоя подсказка
clue-valid = Корректная
clue-not-valid = Некорректная
number = На сколько слов
number-is = { $number }
number-less = Меньше
number-more = Больше
number-zero = 0: ни одно из ваших слов. Отгадок сколько угодно, но хотя бы одна.
number-unlimited = ∞, неограниченно: отгадок сколько угодно, а на сколько слов подсказка, ты не говоришь.
give = Дать
give-spoken = Сказано
spoken-hint = Скажи вслух; число можно указать здесь.
ask-quietly = Тихо спросить другого капитана
question-asked = Другой капитан тихо спрашивает: корректна ли подсказка «{ $word }» { $number }?
question-state = { $fine ->
    [waiting] Тихий вопрос о «{ $word }». Ждём ответа.
    [yes] Другой капитан: «{ $word }» — корректная подсказка.
   *[no] Другой капитан: «{ $word }» — некорректная подсказка.
  }
object = Подсказка некорректная
object-sure = Точно некорректная?
stop = Остановиться
stop-sure = Точно остановиться?
clock-left = Осталось времени: { $left }
turn-glass = Перевернуть песочные часы: { $seconds } с

log-empty = Пока ничего не произошло.
log-open = { $left ->
    [one] ещё { $left }
    [few] ещё { $left }
    [many] ещё { $left }
   *[other] ещё { $left }
  }
log-clue = { seat }: «{ $word }» { $number }.
log-clue-spoken = { seat }: подсказка вслух{ $number ->
    [none] {""}
   *[other] , { $number }
  }.
log-touched = { $word }: { identity }.
log-covered = { $word } накрыто: { identity }.
log-tokens = { $kind ->
    [mistake] { $tokens ->
        [one] Ошибка стоит { $tokens } жетон.
        [few] Ошибка стоит { $tokens } жетона.
        [many] Ошибка стоит { $tokens } жетонов.
       *[other] Ошибка стоит { $tokens } жетона.
      }
   *[check] { $tokens ->
        [one] Ход стоит { $tokens } жетон.
        [few] Это стоит { $tokens } жетона.
        [many] Это стоит { $tokens } жетонов.
       *[other] Это стоит { $tokens } жетона.
      }
  }
log-turn-ended = { $reason ->
    [stopped] На этом останавливаются.
    [wrong-guess] Ход окончен.
    [limit] Отгадок на этот ход больше нет.
    [illegal-clue] Подсказка не считается; ход окончен.
    [time] Время вышло; ход окончен.
   *[nothing-left] Ход окончен.
  }
log-clue-rejected = { seat }: подсказка некорректная.
log-clue-retracted = Подсказку забрали назад.
log-team-won = { $team ->
    [red] Красные побеждают
   *[blue] Синие побеждают
  }{ $ending ->
    [assassin] : другая команда наткнулась на убийцу
    [conceded] : другая команда сдалась
   *[other] {""}
  }.

end-team-won = { $team ->
    [red] Красные побеждают
   *[blue] Синие побеждают
  }{ $ending ->
    [assassin] : открыт убийца
    [conceded] : соперники сдались
   *[other] !
  }
end-solo-won = Все ваши агенты найдены!
end-solo-lost = { $ending ->
    [assassin] Убийца вас поджидал. Поражение.
    [rivals-found] Все агенты соперников раскрыты. Поражение.
   *[other] Вы сдались.
  }
solo-title = { $score ->
    [1] На волоске, зато дома
    [2] Тихо и без приключений
    [3] Чистая работа
    [4] Никто ничего не заметил
    [5] Вас вызывает Центр
    [6] Ваши имена шепчут в коридорах
    [7] Теперь вас изучают в академии
   *[8] Вам никто не поверит
  }
replay = Ход за ходом
mission-map = Карта миссий
picture = Картинка для друзей
picture-words = Со словами
picture-save = Сохранить
