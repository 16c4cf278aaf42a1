close = Close
sure = Sure? Press again
back-home = To the front page
try-again = Try again
page-not-loaded = This part of the page did not arrive.
how-to-play = How to play
language = Language
choices = Look and sound
choices-theme = Theme
choices-theme-auto = Same as the device
choices-theme-dark = Night
choices-theme-light = Morning
choices-letters = Letters
choices-letters-own = Narrow
choices-letters-clear = Easy to tell apart
choices-size = Text size
choices-size-100 = Normal
choices-size-150 = Large
choices-size-200 = Very large
choices-sound = Sound
choices-buzz = Vibration
choices-bell = A notification when it is my turn and the page is out of sight
choices-hold = Hold a card to touch it, instead of a second tap
choices-both-ways = Words face both ways: two people share one screen
copy-link = Copy the link
copied = Copied
share = Share
your-name = Your name
name-keep = That’s me
name-wrong = A name has 1 to 24 characters.
nameless = Nameless
bot-name = Bot { $number }

team = { $team ->
    [red] Red
   *[blue] Blue
  }
seat = { $seat ->
    [red-spymaster] Red spymaster
    [red-operative] Red field operative
    [blue-spymaster] Blue spymaster
    [blue-operative] Blue field operative
    [operative] Field operative
    [north] North side
   *[south] South side
  }
seat-short = { $seat ->
    [red-spymaster] Spymaster
    [blue-spymaster] Spymaster
    [red-operative] Field operatives
    [blue-operative] Field operatives
    [operative] Field operative of both teams
    [north] North side
   *[south] South side
  }
identity = { $what ->
    [red] red agent
    [blue] blue agent
    [agent] agent
    [bystander] innocent bystander
   *[assassin] assassin
  }
