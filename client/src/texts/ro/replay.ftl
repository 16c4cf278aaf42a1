replay-game = Jocul { $number }
replay-games = Jocurile acestei mese
replay-none = Aici nu s-a terminat încă niciun joc.
replay-table = La masă
replay-begins = Cartonașele sunt așezate.
replay-key = Cheia
replay-key-side = { $side ->
    [north] Cheia părții de nord
   *[south] Cheia părții de sud
  }
replay-back = Un pas înapoi
replay-ahead = Un pas înainte
replay-run = Pornește
replay-pause = Oprește aici
replay-step = Pasul
replay-says = Ce spune „{ $clue }”
replay-says-nothing = Lexiconul nostru nu cunoaște acest indiciu.
replay-text = Jocul ca text
replay-broken-off = Întrerupt de comun acord
