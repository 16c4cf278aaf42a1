table = Masa
table-opens = Aprindem felinarul…
no-table = Nu există o astfel de masă.
line-broken = Legătura s-a întrerupt. Încercăm din nou…

seats-title = Cine unde stă?
seats-wanted = Mai lipsesc:
sit = Stau aici
stand-up = Mă ridic de aici
watching = { $people ->
    [one] Privește { $people } persoană
    [few] Privesc { $people } persoane
   *[other] Privesc { $people } de persoane
  }
host = Gazda
away = Lipsește
add-bot = Așază un robot: { seat }
bot-strength = { $strength ->
    [easy] Începător
    [fair] Cu experiență
   *[strong] Maestru
  }
begin = Începe
deal-anew = Împarte din nou
turn-over = Întoarce cartonașele
rotate = Schimbă rolurile
shuffle = Trage echipele la sorți
wait-for-host = { $name ->
    [none] Gazda începe jocul.
   *[other] { $name } începe jocul.
  }
invite = Invită
share-code = sau spune codul:
share-picture = Linkul ca imagine pentru camera telefonului
house = Ce jucați
house-change = Schimbă regulile
house-language = Cuvinte în:
house-classic = { $form ->
    [teams] Două echipe
    [solo] O singură echipă, împotriva sorții
   *[three] În trei
  }
house-duet = { $mission ->
    [yes] Misiune Duet, { $tokens ->
        [one] { $tokens } jeton de timp
        [few] { $tokens } jetoane de timp
       *[other] { $tokens } de jetoane de timp
      }
   *[no] Duet, { $tokens ->
        [one] { $tokens } jeton de timp
        [few] { $tokens } jetoane de timp
       *[other] { $tokens } de jetoane de timp
      }
  }
house-judging = { $judging ->
    [friends] Voi hotărâți dacă un indiciu e valabil
    [referee] Arbitrul hotărăște dacă un indiciu e valabil
   *[off] Indiciile nu se verifică
  }
house-spoken = Indiciile se spun cu voce tare
house-all-agree = Un cartonaș se atinge când toți sunt de acord
house-timer = Timp: { $clue } s pentru indiciu, { $guess } s pentru încercări
house-locked = Masa e încuiată

door-title = Ia loc
door-invites = { $name } te invită
door-choose = Alege un loc:
door-watch = Doar privesc
door-locked = Masa e încuiată. Roagă gazda să o descuie.
door-waiting = Ai bătut la ușă. Așteptăm: { $name }.
door-stop-waiting = Nu mai aștept
door-turned-away = De data asta ușa a rămas închisă.
door-take-back = Aveam deja un loc aici
door-who = Care era numele tău?
name-first = Mai întâi scrie-ți numele.
knock = { $name } bate la ușă
knock-claims = { $name } spune: eu sunt { $claims }
admit = Deschide
turn-away = Nu acum

host-tools = Pentru gazdă
host-seats = Loc
no-seat = Fără loc
silence = Interzice scrisul
unsilence = Permite scrisul
pass-host = Numește gazdă
remove-person = Trimite de la masă
ban-person = Trimite de la masă definitiv
leave-table = Plec de la masă
lock-table = Încuie masa: nu mai intră nimeni
want-company = Căutăm companie: și necunoscuții pot găsi masa
door-screen = Folosește acest dispozitiv ca ecran al camerei
screen-name = Ecran
be-screen = Fii ecranul camerei
hide-talk = Ascunde ce scrie
show-talk = Arată ce scrie
report = Raportează
report-why = Ce s-a întâmplat?
report-send = Trimite
reported = Mulțumim. Cine are grijă de acest loc va verifica.

panels = Panouri
panel-log = Jurnal
panel-talk = Discuție
panel-people = Lume
panel-table = Masa
talk = Discuție
talk-room = { $room ->
    [red] Roșii
    [blue] Albaștrii
   *[table] Toți
  }
talk-empty = { $room ->
    [table] Încă e liniște.
   *[other] Aici citește doar echipa ta.
  }
talk-write = Scrie ceva
talk-send = Trimite
talk-remove = Șterge acest mesaj
talk-read-only = Cunoști cheia: cât ține jocul, doar citești.
talk-silenced = Gazda ți-a interzis să scrii.

propose = Propune tuturor
matter = { $matter ->
    [pause] Pauză
    [resume] Jucăm mai departe
    [retract] Retrage indiciul
    [swap] Schimbă un cuvânt
    [concede] Ne dăm bătuți
    [start-over] Luăm totul de la capăt
   *[abort] Sfârșit fără rezultat
  }
proposal = { $matter ->
    [pause] { $name } propune o pauză.
    [resume] { $name } propune să jucați mai departe.
    [retract] { $name } vrea să retragă indiciul.
    [swap] { $name } vrea alt cuvânt în loc de { $word }.
    [concede] { $name } propune să vă dați bătuți.
    [start-over] { $name } propune cartonașe noi și totul de la capăt.
   *[abort] { $name } propune ca jocul să se încheie fără rezultat.
  }
agree = De acord
decline = Nu
withdraw = Retrage
swap-word = Cineva nu știe un cuvânt? Schimbați-l:

help = Ajutor
help-touch = Prima apăsare marchează cartonașul, pentru toți. A doua îl atinge, și asta contează. Cruciulița șterge marcajul.
key-arrows = ← ↑ → ↓
key-arrows-does = Te miști peste cartonașe
key-enter = Enter
key-enter-does = Marchează un cartonaș; încă o dată îl atinge
key-escape = Esc
key-escape-does = Șterge marcajul, închide un panou
key-question = ?
key-question-does = Acest ajutor
