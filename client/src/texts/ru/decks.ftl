decks-title = Твои слова
decks-lent = Колода от друзей
decks-how = По карточке на строку. У карточки может быть две стороны: ЛУНА | КЛЮЧ. Лучше всего играются обычные слова, у которых много значений.
decks-name = Название
decks-language = Язык
decks-words = Слова
decks-example = ЛУНА | КЛЮЧ
decks-enough = На одну игру нужно 25 слов, а на хороший вечер — сто и больше.
decks-count = { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
    [many] { $cards } карточек
   *[other] { $cards } карточки
  }, { $words ->
    [one] { $words } слово
    [few] { $words } слова
    [many] { $words } слов
   *[other] { $words } слова
  }.
decks-cards = { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
    [many] { $cards } карточек
   *[other] { $cards } карточки
  }
decks-keep = Сохранить
decks-file = Из файла
decks-play = Играть с этими словами
decks-drop = Убрать из моих
decks-mine = Мои колоды
decks-errors = Надо исправить
decks-warnings = Стоит взглянуть
decks-warnings-why = Играть можно и так.
decks-line = строка { $line }
decks-more = … и ещё { $more }
decks-fault = { $code ->
    [not-text] Этот файл — не текст.
    [too-big] Для колоды это слишком длинно.
    [too-few-words] { $word ->
        [one] Всего { $word } слово, а нужно 25.
        [few] Всего { $word } слова, а нужно 25.
        [many] Всего { $word } слов, а нужно 25.
       *[other] Всего { $word } слова, а нужно 25.
      }
    [too-many-words] Слов больше 10 000.
    [word-too-long] «{ $word }» — слишком длинно для карточки.
    [too-many-sides] «{ $word }»: у карточки не больше двух сторон.
    [empty-side] { $word ->
        [none] Одна сторона пустая.
       *[other] Одна сторона карточки «{ $word }» пустая.
      }
    [duplicate] «{ $word }» уже есть в строке { $other }; повтор пропущен.
    [hidden-characters] В «{ $word }» были невидимые знаки; они убраны.
    [looks-like-a-list] «{ $word }»: это несколько слов? Дай каждому свою строку.
    [sides-split] Карточек мало для игры, поэтому каждая сторона становится отдельной карточкой.
    [no-letters] В «{ $word }» нет букв.
    [mixed-alphabets] В «{ $word }» смешаны два алфавита.
    [other-alphabet] В «{ $word }» есть буквы другого языка.
    [unknown-word] Судья не знает слова «{ $word }».
    [same-root] «{ $word }» и «{ $other }» — однокоренные: когда оба на столе, корректных подсказок мало.
   *[other] С «{ $word }» что-то не так.
  }
