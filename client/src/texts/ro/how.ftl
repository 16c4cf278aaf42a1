how-games = Jocuri
how-play = Hai să jucăm
how-words = PIAN, ZĂPADĂ, AVOCAT, CEAI, CASTEL, INEL, CORABIE, PÂINE, RECHIN, CEAS, LUNĂ, TIGRU, VAL, COROANĂ, STICLĂ, PĂDURE, DOCTOR, POD, ANCORĂ, HÂRTIE, TREN, DEȘERT, CHEIE, LAMPĂ, MIERE
how-clue = port
how-clue-zero = ocean

how-classic = Două echipe
how-classic-1 = Pe masă sunt 25 de cuvinte. Fiecare e numele de cod al unui agent roșu, al unui agent albastru, al unui martor nevinovat sau al asasinului.
how-classic-2 = Cheia o văd doar cei doi spioni. Aici roșii caută nouă agenți și încep; albaștrii caută opt.
how-classic-3 = Spionul spune un cuvânt și un număr. „Port, 2”: două dintre cuvintele noastre țin de port. „Ocean” ar fi riscant, fiindcă RECHIN e asasinul.
how-classic-4 = Agenții operativi ating cartonaș după cartonaș. Agent de-al lor: ghicesc mai departe. Martor sau agent rival: tura s-a încheiat. Asasin: jocul e pierdut.
how-classic-5 = Într-o tură aveți măcar o încercare și cel mult una peste număr; cea în plus e pentru un cuvânt ratat mai devreme.
how-classic-6 = Câștigă echipa ai cărei agenți sunt găsiți primii, oricine l-ar fi găsit pe ultimul.

how-few = Singuri sau în trei
how-few-1 = Joacă o singură echipă, cea roșie. Albaștrii lipsesc: după fiecare tură a voastră, spionul acoperă un cuvânt albastru.
how-few-2 = Găsiți-i întâi pe toți ai voștri. Câte cuvinte albastre au rămas descoperite, atâtea puncte aveți, de la 1 la 8. Dacă se acoperă toate cele albastre sau apare asasinul, ați pierdut.
how-few-3 = În trei: doi spioni rivali și un agent operativ care ghicește pe rând pentru amândoi, cu aceeași tragere de inimă.

how-duet = Duet
how-duet-1 = Două părți stau la aceeași masă și fiecare își vede doar propria cheie: nouă agenți verzi și trei asasini. Trei cartonașe sunt verzi pentru amândouă, deci căutați împreună 15 agenți.
how-duet-2 = Dați indicii pe rând. Ce ascunde un cartonaș hotărăște cheia celui care a dat indiciul. Verde: agent găsit, iar de ghicit poți ghici oricât.
how-duet-3 = Un martor încheie tura, iar pe cartonaș rămâne un jeton cu săgeată: partenerul îl mai poate ghici. Un asasin înseamnă că pierdeți amândoi. Ce e negru pentru tine poate fi verde pentru partener.
how-duet-4 = Fiecare tură costă unul dintre cele nouă jetoane de timp. Oprește-te la timp: cuvintele ratate nu au nevoie de alt indiciu.
how-duet-5 = S-au terminat jetoanele și mai lipsesc agenți? Moarte subită: fără indicii, iar la prima greșeală ați pierdut.

how-missions = Misiuni
how-missions-1 = O victorie la Praga deschide trei orașe, iar fiecare oraș câștigat îi deschide pe vecini. Alegeți-vă drumul spre Reykjavik.
how-missions-2 = Un oraș are două numere: 11–2 înseamnă unsprezece jetoane, dintre care doar două iartă câte o greșeală.
how-missions-3 = Orice greșeală în plus costă două jetoane. Dacă nu ajung, ați pierdut pe loc; dacă s-a dus exact ultimul, urmează moartea subită.

how-clues = Indicii
how-clues-1 = Un indiciu ține de înțeles. Cât timp un cuvânt e vizibil, formele lui, cuvintele înrudite și traducerile nu sunt indicii valabile.
how-clues-2 = Fără litere, fără sunete, fără locul de pe masă, fără gesturi. Un cuvânt acoperit nu mai interzice nimic.
how-clues-3 = 0 înseamnă: niciunul dintre cuvintele noastre. ∞ nu spune câte sunt. În ambele cazuri se poate ghici fără limită, dar măcar o dată.
how-clues-4 = Te îndoiești? Arbitrul îți spune în timp ce scrii, iar pe spionul rival îl poți întreba discret. Dacă indiciul nu e valabil, tura s-a încheiat, iar rivalii pot acoperi un cuvânt de-al lor.
how-example-form = zăpezi
    .why = o formă a lui
how-example-kin = deszăpezire
    .why = aceeași rădăcină
how-example-translation = snow
    .why = o traducere
how-example-fine = iarnă
    .why = ține de înțeles
how-example-fine-too = schi
    .why = ține de înțeles
