home-what = Un cuvânt, un număr, iar prietenii știu la ce cartonașe te gândești.
home-new-table = Masă nouă
home-duet = Duet în doi
home-rules = Alege regulile
home-code = Cod de la prieteni
home-knock = Bate la ușă
home-lobby = Mese care caută companie
home-me = Mesele mele
home-my-tables = Ultimele tale mese
home-empty-table = Încă nu e nimeni
home-running = se joacă
door-heading = La ușă
door-state = { $state ->
    [waiting] Ai bătut la ușă. Cineva îți va deschide.
    [open] Ușa e deschisă.
    [away] De data asta ușa a rămas închisă.
    [locked] Masa e încuiată.
   *[gone] Aici nu mai răspunde nimeni.
  }
home-offline = Nu există legătură. Mesele te așteaptă, iar regulile se pot citi și așa.
