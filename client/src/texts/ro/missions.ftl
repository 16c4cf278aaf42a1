missions-title = Misiuni Duet
missions-what = O echipă de doi oameni sau de două părți călătorește de la Praga la Reykjavik. Fiecare oraș are jetoanele lui și iartă un anumit număr de greșeli; odată câștigat, deschide orașele vecine.
missions-name = Numele echipei
missions-new = Începe o foaie
missions-mine = Foile noastre
missions-won-of = Orașe câștigate: { $won } din 21
missions-map = Harta misiunilor
missions-city = { $city }, { $state ->
    [won] câștigat
    [open] deschis
   *[locked] închis
  }: { $tokens ->
    [one] { $tokens } jeton
    [few] { $tokens } jetoane
   *[other] { $tokens } de jetoane
  }, { $mistakes ->
    [0] nicio greșeală
    [one] { $mistakes } greșeală
    [few] { $mistakes } greșeli
   *[other] { $mistakes } de greșeli
  }
missions-state = { $state ->
    [won] câștigat
    [open] deschis
   *[locked] închis
  }
missions-numbers = 11–2: jetoane – câte dintre ele iartă greșeli
missions-bank = { $tokens ->
    [one] { $tokens } jeton de timp
    [few] { $tokens } jetoane de timp
   *[other] { $tokens } de jetoane de timp
  }; { $mistakes ->
    [0] niciunul pentru greșeli
    [one] { $mistakes } dintre ele e pentru o greșeală
   *[other] { $mistakes } dintre ele sunt pentru greșeli
  }.
missions-standard = Ca în jocul obișnuit, o greșeală costă un jeton.
missions-costly = Când nu mai rămâne niciun jeton pentru greșeli, o greșeală costă două ture.
missions-locked = Se deschide după ce câștigați { $cities }.
missions-language = Limba cuvintelor
missions-play = Jucăm aici
missions-play-again = Jucăm din nou
missions-members-play = Ca să joci aici, intră în echipă.
missions-team = Echipa
missions-notes = Notițe
missions-notes-hint = Ce ați stabilit?
missions-kept = Notat
missions-join = Și eu sunt din echipă
missions-history = Până acum
missions-no-history = Încă nu s-a jucat nimic.
missions-attempt = { $won ->
    [yes] victorie
   *[no] înfrângere
  }
