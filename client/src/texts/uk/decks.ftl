decks-title = Твої слова
decks-lent = Колода від друзів
decks-how = По картці на рядок. Картка може мати дві сторони: МІСЯЦЬ | КЛЮЧ. Найкраще грається зі звичайними словами, що мають багато значень.
decks-name = Назва
decks-language = Мова
decks-words = Слова
decks-example = МІСЯЦЬ | КЛЮЧ
decks-enough = На одну гру треба 25 слів, а на добрий вечір — сто й більше.
decks-count = { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
  }, { $words ->
    [one] { $words } слово
    [few] { $words } слова
    [many] { $words } слів
   *[other] { $words } слова
  }.
decks-cards = { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
  }
decks-keep = Зберегти
decks-file = З файлу
decks-play = Грати з цими словами
decks-drop = Прибрати з моїх
decks-mine = Мої колоди
decks-errors = Треба виправити
decks-warnings = Варто глянути
decks-warnings-why = Грати можна й так.
decks-line = рядок { $line }
decks-more = … і ще { $more }
decks-fault = { $code ->
    [not-text] Цей файл — не текст.
    [too-big] Це задовге для колоди.
    [too-few-words] { $word ->
        [one] Лише { $word } слово, а треба 25.
        [few] Лише { $word } слова, а треба 25.
        [many] Лише { $word } слів, а треба 25.
       *[other] Лише { $word } слова, а треба 25.
      }
    [too-many-words] Слів понад 10 000.
    [word-too-long] «{ $word }» задовге для картки.
    [too-many-sides] «{ $word }»: у картки щонайбільше дві сторони.
    [empty-side] { $word ->
        [none] Одна сторона порожня.
       *[other] Одна сторона картки «{ $word }» порожня.
      }
    [duplicate] «{ $word }» вже є в рядку { $other }; повтор пропущено.
    [hidden-characters] У «{ $word }» були невидимі знаки; їх прибрано.
    [looks-like-a-list] «{ $word }»: це кілька слів? Дай кожному свій рядок.
    [sides-split] Карток замало для гри, тож кожна сторона стає окремою карткою.
    [no-letters] У «{ $word }» немає літер.
    [mixed-alphabets] У «{ $word }» змішано дві абетки.
    [other-alphabet] У «{ $word }» є літери іншої мови.
    [unknown-word] Суддя не знає слова «{ $word }».
    [same-root] «{ $word }» і «{ $other }» мають спільний корінь: коли обидва на столі, правильних підказок мало.
   *[other] З «{ $word }» щось не так.
  }
