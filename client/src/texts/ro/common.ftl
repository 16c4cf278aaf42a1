close = Închide
sure = Sigur? Apasă din nou
back-home = Pagina de început
try-again = Încearcă din nou
page-not-loaded = Această parte a paginii nu s-a încărcat.
how-to-play = Cum se joacă
language = Limba
choices = Aspect și sunet
choices-theme = Aspect
choices-theme-auto = Ca pe dispozitiv
choices-theme-dark = Noapte
choices-theme-light = Dimineață
choices-letters = Litere
choices-letters-own = Înguste
choices-letters-clear = Ușor de deosebit
choices-size = Mărimea textului
choices-size-100 = Obișnuită
choices-size-150 = Mare
choices-size-200 = Foarte mare
choices-sound = Sunet
choices-buzz = Vibrații
choices-bell = Notificare când e rândul meu și pagina nu se vede
choices-hold = Atingi un cartonaș ținând apăsat, nu apăsând a doua oară
choices-both-ways = Cuvintele se văd din ambele părți: doi la un singur ecran
copy-link = Copiază linkul
copied = Copiat
share = Trimite
your-name = Numele tău
name-keep = Așa mă cheamă
name-wrong = Numele are între 1 și 24 de caractere.
nameless = Fără nume
bot-name = Robot { $number }

team = { $team ->
    [red] Roșii
   *[blue] Albaștrii
  }
seat = { $seat ->
    [red-spymaster] Spionul roșu
    [red-operative] Agent operativ roșu
    [blue-spymaster] Spionul albastru
    [blue-operative] Agent operativ albastru
    [operative] Agent operativ
    [north] Partea de nord
   *[south] Partea de sud
  }
seat-short = { $seat ->
    [red-spymaster] Spion
    [blue-spymaster] Spion
    [red-operative] Agenți operativi
    [blue-operative] Agenți operativi
    [operative] Agentul operativ al ambelor echipe
    [north] Partea de nord
   *[south] Partea de sud
  }
identity = { $what ->
    [red] agent roșu
    [blue] agent albastru
    [agent] agent
    [bystander] martor nevinovat
   *[assassin] asasin
  }
