decks-title = Your own words
decks-lent = A deck from a friend
decks-how = One card per line. A card may have two sides: MOON | BANK. Common words with many meanings play best.
decks-name = Name
decks-language = Language
decks-words = Words
decks-example = MOON | BANK
decks-enough = A board needs 25 words; a good evening needs a hundred or more.
decks-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $words ->
    [one] { $words } word
   *[other] { $words } words
  }.
decks-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
decks-keep = Keep it
decks-file = From a file
decks-play = Play with these words
decks-drop = Take it off my shelf
decks-mine = My decks
decks-errors = To be put right
decks-warnings = Worth a look
decks-warnings-why = The deck can be played as it is.
decks-line = line { $line }
decks-more = … and { $more } more
decks-fault = { $code ->
    [not-text] This file is not text.
    [too-big] This is too long for a deck.
    [too-few-words] { $word ->
        [one] Only { $word } word; a board needs 25.
       *[other] Only { $word } words; a board needs 25.
      }
    [too-many-words] More than 10,000 words.
    [word-too-long] “{ $word }” is too long for a card.
    [too-many-sides] “{ $word }”: a card has two sides at most.
    [empty-side] { $word ->
        [none] A side is empty.
       *[other] A side of “{ $word }” is empty.
      }
    [duplicate] “{ $word }” is already in line { $other }; this one is left out.
    [hidden-characters] “{ $word }” had invisible characters; they were taken out.
    [looks-like-a-list] “{ $word }”: are these several words? Give each a line of its own.
    [sides-split] There are too few cards for a board, so every side becomes a card.
    [no-letters] “{ $word }” has no letters.
    [mixed-alphabets] “{ $word }” mixes two alphabets.
    [other-alphabet] “{ $word }” has letters of another language.
    [unknown-word] The referee does not know “{ $word }”.
    [same-root] “{ $word }” and “{ $other }” share a root: with both on the table, few clues are valid.
   *[other] “{ $word }” is not right.
  }
