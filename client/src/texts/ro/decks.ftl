decks-title = Cuvintele tale
decks-lent = Un pachet de la prieteni
decks-how = Câte un cartonaș pe fiecare rând. Un cartonaș poate avea două fețe: LUNĂ | CHEIE. Cel mai bine merg cuvintele obișnuite, cu multe înțelesuri.
decks-name = Nume
decks-language = Limba
decks-words = Cuvinte
decks-example = LUNĂ | CHEIE
decks-enough = Pentru un joc trebuie 25 de cuvinte, iar pentru o seară bună, o sută și mai bine.
decks-count = { $cards ->
    [one] { $cards } cartonaș
    [few] { $cards } cartonașe
   *[other] { $cards } de cartonașe
  }, { $words ->
    [one] { $words } cuvânt
    [few] { $words } cuvinte
   *[other] { $words } de cuvinte
  }.
decks-cards = { $cards ->
    [one] { $cards } cartonaș
    [few] { $cards } cartonașe
   *[other] { $cards } de cartonașe
  }
decks-keep = Păstrează
decks-file = Dintr-un fișier
decks-play = Joacă cu aceste cuvinte
decks-drop = Scoate-l dintre ale mele
decks-mine = Pachetele mele
decks-errors = De îndreptat
decks-warnings = Merită o privire
decks-warnings-why = Pachetul se poate juca și așa.
decks-line = rândul { $line }
decks-more = … și încă { $more }
decks-fault = { $code ->
    [not-text] Fișierul acesta nu e text.
    [too-big] E prea lung pentru un pachet.
    [too-few-words] { $word ->
        [one] Doar { $word } cuvânt; trebuie 25.
        [few] Doar { $word } cuvinte; trebuie 25.
       *[other] Doar { $word } de cuvinte; trebuie 25.
      }
    [too-many-words] Sunt peste 10 000 de cuvinte.
    [word-too-long] „{ $word }” e prea lung pentru un cartonaș.
    [too-many-sides] „{ $word }”: un cartonaș are cel mult două fețe.
    [empty-side] { $word ->
        [none] O față e goală.
       *[other] O față a lui „{ $word }” e goală.
      }
    [duplicate] „{ $word }” apare deja pe rândul { $other }; a doua oară e lăsat deoparte.
    [hidden-characters] „{ $word }” avea caractere invizibile; au fost scoase.
    [looks-like-a-list] „{ $word }”: sunt mai multe cuvinte? Pune-le pe rânduri separate.
    [sides-split] Cartonașele sunt prea puține pentru un joc, așa că fiecare față devine un cartonaș.
    [no-letters] „{ $word }” nu are litere.
    [mixed-alphabets] „{ $word }” amestecă două alfabete.
    [other-alphabet] „{ $word }” are litere din altă limbă.
    [unknown-word] Arbitrul nu cunoaște „{ $word }”.
    [same-root] „{ $word }” și „{ $other }” au aceeași rădăcină: cu amândouă pe masă, puține indicii sunt valabile.
   *[other] Ceva nu e în regulă cu „{ $word }”.
  }
