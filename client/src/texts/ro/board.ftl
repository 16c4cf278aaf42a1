board = Tabla de joc
card = { $word }{ $covered ->
    [none] {""}
    [red] , agent roșu
    [blue] , agent albastru
    [agent] , agent găsit
    [bystander] , martor nevinovat
   *[assassin] , asasin
  }{ $key ->
    [none] {""}
    [red] ; în cheie: roșu
    [blue] ; în cheie: albastru
    [agent] ; în cheia ta: agent
    [bystander] ; în cheie: martor
   *[assassin] ; în cheie: asasin
  }{ $tokens ->
    [none] {""}
    [north] ; jeton: greșeală a părții de nord
    [south] ; jeton: greșeală a părții de sud
   *[both] ; jetoanele ambelor părți
  }{ $marks ->
    [0] {""}
   *[other] ; marcat de { $names }
  }
card-armed = Apasă încă o dată ca să îl atingi.
touch-again = Atinge
undo-mark = Șterge marcajul de pe { $word }
words-left = Cuvinte rămase
team-left = { $team ->
    [red] Roșii
   *[blue] Albaștrii
  }: { $left ->
    [one] a rămas { $left } cuvânt
    [few] au rămas { $left } cuvinte
   *[other] au rămas { $left } de cuvinte
  }
games-won = { $won ->
    [one] { $won } joc câștigat
    [few] { $won } jocuri câștigate
   *[other] { $won } de jocuri câștigate
  }
key-hide = Ascunde cheia
key-show = Arată cheia
key-peek = Ține apăsat ca să vezi

turn-none = Încă nu e niciun joc.
turn-game-over = Jocul s-a încheiat.
turn-paused = Pauză.
turn-give = Rândul tău: dă-i echipei tale un indiciu.
turn-give-spoken = Rândul tău: spune indiciul cu voce tare.
turn-give-or-cover = Indiciul rivalilor nu a fost valabil: poți acoperi un cuvânt de-al vostru, apoi dă un indiciu.
turn-wait-clue-ours = Spionul vostru caută un indiciu.
turn-wait-clue = { $team ->
    [red] Spionul roșu caută un indiciu.
   *[blue] Spionul albastru caută un indiciu.
  }
turn-confirm = E valabil indiciul rivalilor?
turn-yours-confirmed = Spionul rival se uită la indiciul tău.
turn-wait-confirm = Spionul rival se uită la indiciu.
turn-cover = { $owed ->
    [one] Acoperă un cuvânt al rivalilor.
    [few] Acoperă { $owed } cuvinte ale rivalilor.
   *[other] Acoperă { $owed } de cuvinte ale rivalilor.
  }
turn-wait-cover = Spionul vostru acoperă un cuvânt al rivalilor.
turn-guess = Rândul tău: marchează un cartonaș, apoi atinge-l.
turn-guess-spoken = Ascultă indiciul, apoi atinge un cartonaș.
turn-guess-more = Continuă sau oprește-te. { $left ->
    [one] Încă o încercare.
    [few] Cel mult { $left } încercări.
   *[other] Cel mult { $left } de încercări.
  }
turn-guess-free = Continuă cât ai curaj sau oprește-te.
turn-poker-face = Echipa ta ghicește. Să nu ți se citească nimic pe față.
turn-wait-guess = { $team ->
    [red] Roșii ghicesc.
   *[blue] Albaștrii ghicesc.
  }

clue-is = Indiciu: { $word }{ $number ->
    [none] {""}
   *[other] , { $number }
  }
clue-spoken = spus cu voce tare
clue-word = Indiciul tău
clue-valid = Valabil
clue-not-valid = Nu e valabil
number = Pentru câte cuvinte
number-is = { $number }
number-less = Mai puține
number-more = Mai multe
number-zero = 0: niciunul dintre cuvintele voastre. Încercări nelimitate, dar măcar una.
number-unlimited = ∞: încercări nelimitate; nu spui pentru câte cuvinte.
give = Dă
give-spoken = L-am spus
spoken-hint = Spune-l cu voce tare; numărul îl poți nota aici.
ask-quietly = Întreabă-l discret pe spionul rival
question-asked = Spionul rival întreabă discret: e valabil „{ $word }” { $number }?
question-state = { $fine ->
    [waiting] Întrebare discretă despre „{ $word }”. Așteptăm răspunsul.
    [yes] Spionul rival: „{ $word }” e valabil.
   *[no] Spionul rival: „{ $word }” nu e valabil.
  }
object = Indiciul nu e valabil
object-sure = Chiar nu e valabil?
stop = Mă opresc
stop-sure = Chiar te oprești?
clock-left = Timp rămas: { $left }
turn-glass = Întoarce clepsidra: { $seconds } s

log-empty = Încă nu s-a întâmplat nimic.
log-open = { $left ->
    [one] a rămas { $left }
    [few] au rămas { $left }
   *[other] au rămas { $left }
  }
log-clue = { seat }: „{ $word }” { $number }.
log-clue-spoken = { seat }: indiciu spus cu voce tare{ $number ->
    [none] {""}
   *[other] , { $number }
  }.
log-touched = { $word }: { identity }.
log-covered = { $word } e acoperit: { identity }.
log-tokens = { $kind ->
    [mistake] { $tokens ->
        [one] Greșeala costă un jeton.
        [few] Greșeala costă { $tokens } jetoane.
       *[other] Greșeala costă { $tokens } de jetoane.
      }
   *[check] { $tokens ->
        [one] Tura costă un jeton.
        [few] Asta costă { $tokens } jetoane.
       *[other] Asta costă { $tokens } de jetoane.
      }
  }
log-turn-ended = { $reason ->
    [stopped] Se opresc aici.
    [wrong-guess] Tura s-a încheiat.
    [limit] Nu mai sunt încercări în această tură.
    [illegal-clue] Indiciul nu se ia în seamă; tura s-a încheiat.
    [time] Timpul a expirat; tura s-a încheiat.
   *[nothing-left] Tura s-a încheiat.
  }
log-clue-rejected = { seat }: indiciul nu e valabil.
log-clue-retracted = Indiciul a fost retras.
log-team-won = { $team ->
    [red] Câștigă roșii
   *[blue] Câștigă albaștrii
  }{ $ending ->
    [assassin] : cealaltă echipă a dat peste asasin
    [conceded] : cealaltă echipă s-a dat bătută
   *[other] {""}
  }.

end-team-won = { $team ->
    [red] Câștigă roșii
   *[blue] Câștigă albaștrii
  }{ $ending ->
    [assassin] : a fost atins asasinul
    [conceded] : rivalii s-au dat bătuți
   *[other] !
  }
end-solo-won = V-ați găsit toți agenții!
end-solo-lost = { $ending ->
    [assassin] Asasinul vă aștepta. Ați pierdut.
    [rivals-found] Toți agenții rivalilor sunt acoperiți. Ați pierdut.
   *[other] V-ați dat bătuți.
  }
solo-title = { $score ->
    [1] La mustață, dar acasă
    [2] În liniște și pace
    [3] Treabă curată
    [4] Nimeni n-a văzut nimic
    [5] Vă cheamă centrala
    [6] Numele vostru se șoptește pe coridoare
    [7] De acum vă predau la academie
   *[8] N-o să vă creadă nimeni
  }
replay = Mutare cu mutare
mission-map = Harta misiunilor
picture = Imagine pentru prieteni
picture-words = Cu cuvintele
picture-save = Salvează
