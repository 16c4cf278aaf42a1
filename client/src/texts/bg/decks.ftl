decks-title = Твоите думи
decks-lent = Тесте от приятел
decks-how = По една карта на ред. Картата може да има две страни: ЛУНА | БАНКА. Най-добре се играе с обикновени думи с много значения.
decks-name = Име
decks-language = Език
decks-words = Думи
decks-example = ЛУНА | БАНКА
decks-enough = За една игра трябват 25 думи, а за хубава вечер – сто и повече.
decks-count = { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
  }, { $words ->
    [one] { $words } дума
   *[other] { $words } думи
  }.
decks-cards = { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
  }
decks-keep = Запази
decks-file = От файл
decks-play = Играй с тези думи
decks-drop = Махни го от моите
decks-mine = Моите тестета
decks-errors = Трябва да се поправи
decks-warnings = Струва си да погледнеш
decks-warnings-why = С тестето може да се играе и така.
decks-line = ред { $line }
decks-more = … и още { $more }
decks-fault = { $code ->
    [not-text] Този файл не е текст.
    [too-big] Твърде дълго е за тесте.
    [too-few-words] { $word ->
        [one] Само { $word } дума, а трябват 25.
       *[other] Само { $word } думи, а трябват 25.
      }
    [too-many-words] Думите са повече от 10 000.
    [word-too-long] „{ $word }“ е твърде дълго за карта.
    [too-many-sides] „{ $word }“: картата има най-много две страни.
    [empty-side] { $word ->
        [none] Една страна е празна.
       *[other] Една страна на „{ $word }“ е празна.
      }
    [duplicate] „{ $word }“ вече е на ред { $other }; повторението се пропуска.
    [hidden-characters] В „{ $word }“ имаше невидими знаци; те са махнати.
    [looks-like-a-list] „{ $word }“: няколко думи ли са? Сложи всяка на свой ред.
    [sides-split] Картите са малко за една игра, затова всяка страна става отделна карта.
    [no-letters] В „{ $word }“ няма букви.
    [mixed-alphabets] В „{ $word }“ са смесени две азбуки.
    [other-alphabet] В „{ $word }“ има букви от друг език.
    [unknown-word] Съдията не познава „{ $word }“.
    [same-root] „{ $word }“ и „{ $other }“ имат общ корен: ако са на масата заедно, за тях остават малко валидни указания.
   *[other] „{ $word }“ не е наред.
  }
