home-what = One word, one number, and your friends know which cards you mean.
home-new-table = New table
home-duet = Duet, for two
home-rules = Choose the rules
home-code = Code from a friend
home-knock = Knock
home-lobby = Tables that want company
home-me = My tables
home-my-tables = Where you have been
home-empty-table = Nobody there yet
home-running = game on
door-heading = At the door
door-state = { $state ->
    [waiting] You have knocked. Somebody will let you in.
    [open] The door is open.
    [away] You were not let in this time.
    [locked] The table is locked.
   *[gone] Nobody answers here any more.
  }
home-offline = There is no connection. Your tables will wait; meanwhile you can read the rules.
