duet-give = Rândul tău: dă-i partenerului un indiciu.
duet-give-either = Cine are primul un indiciu îl și dă.
duet-wait-clue = Partenerul caută un indiciu.
duet-wait-either = Ambele părți caută primul indiciu.
duet-wait-side-clue = { $side ->
    [north] Partea de nord caută un indiciu.
   *[south] Partea de sud caută un indiciu.
  }
duet-guess = Rândul tău: marchează un cartonaș, apoi atinge-l.
duet-guess-spoken = Ascultă indiciul, apoi atinge un cartonaș.
duet-guess-more = Agent! Continuă sau oprește-te, cu prețul unui jeton.
duet-partner-guesses = Partenerul ghicește. Să nu ți se citească nimic pe față.
duet-wait-guess = { $side ->
    [north] Partea de nord ghicește.
   *[south] Partea de sud ghicește.
  }
duet-sudden = Moarte subită: atinge doar ce știi sigur și nu spune nimic.
duet-sudden-partner = Moarte subită: mai ghicește doar partenerul.
duet-sudden-watch = Moarte subită: fără indicii și fără greșeli.
sudden-death = Moarte subită
duet-left = { $left ->
    [one] Mai lipsește { $left } agent
    [few] Mai lipsesc { $left } agenți
   *[other] Mai lipsesc { $left } de agenți
  }
bank = { $tokens ->
    [one] { $tokens } jeton de timp rămas
    [few] { $tokens } jetoane de timp rămase
   *[other] { $tokens } de jetoane de timp rămase
  }, { $mistakes ->
    [one] dintre care { $mistakes } pentru greșeli
    [few] dintre care { $mistakes } pentru greșeli
   *[other] dintre care { $mistakes } pentru greșeli
  }
log-side-done = { $side ->
    [north] Partea de nord: toți agenții ei au fost găsiți.
   *[south] Partea de sud: toți agenții ei au fost găsiți.
  }
log-sudden-death = Ultimul jeton s-a dus: moarte subită.
log-duet-ended = { $won ->
    [yes] Toți cei 15 agenți au fost găsiți: victorie!
   *[no] { $ending ->
        [assassin] Asasinul: înfrângere.
        [bystander] Un martor nevinovat la moarte subită: înfrângere.
        [no-tokens] Jetoanele nu au ajuns: înfrângere.
       *[other] S-au dat bătuți.
      }
  }
end-duet-won = Toți cei 15 agenți au fost găsiți!
end-duet-lost = { $ending ->
    [assassin] Asasinul vă aștepta. Ați pierdut.
    [bystander] Un martor nevinovat la moarte subită. Ați pierdut.
    [no-tokens] Jetoanele nu au ajuns. Ați pierdut.
   *[other] V-ați dat bătuți.
  }
duet-praise = { $praise ->
    [missions] Mai bine nu se poate: treceți la misiuni
    [great] Excelent
    [good] Bine
   *[won] Victorie, și asta contează
  }
