table = Table
table-opens = Lighting the lamp…
no-table = There is no such table.
line-broken = The line is broken. Trying again…

seats-title = Who sits where?
seats-wanted = Still wanted:
sit = Sit here
stand-up = Stand up
watching = { $people ->
    [one] Watching: { $people } person
   *[other] Watching: { $people } people
  }
host = Host
away = Away
add-bot = Seat a bot: { seat }
bot-strength = { $strength ->
    [easy] Beginner
    [fair] Seasoned
   *[strong] Master
  }
begin = Begin
deal-anew = Deal anew
turn-over = Turn the cards over
rotate = Change roles
shuffle = Draw teams by lot
wait-for-host = { $name ->
    [none] The host begins the game.
   *[other] { $name } begins the game.
  }
invite = Invite
share-code = or say the code:
share-picture = The link as a picture for a phone’s camera
house = What you play
house-change = Change the rules
house-language = Words in:
house-classic = { $form ->
    [teams] Two teams
    [solo] One team against the odds
   *[three] Three people
  }
house-duet = { $mission ->
    [yes] Duet mission, { $tokens ->
        [one] { $tokens } timer token
       *[other] { $tokens } timer tokens
      }
   *[no] Duet, { $tokens ->
        [one] { $tokens } timer token
       *[other] { $tokens } timer tokens
      }
  }
house-judging = { $judging ->
    [friends] You decide whether a clue is valid
    [referee] The referee decides whether a clue is valid
   *[off] Clues are not checked
  }
house-spoken = Clues are said aloud
house-all-agree = A card is touched when all agree
house-timer = Time: { $clue } s for a clue, { $guess } s for guessing
house-locked = The table is locked

door-title = Take a seat
door-invites = { $name } invites you
door-choose = Choose a seat:
door-watch = Just watch
door-locked = The table is locked. Ask the host to open it.
door-waiting = You have knocked. Waiting for { $name }.
door-stop-waiting = Stop waiting
door-turned-away = You were not let in this time.
door-take-back = I was sitting here already
door-who = Who were you?
name-first = First, tell us your name.
knock = { $name } knocks
knock-claims = { $name } says: I am { $claims }
admit = Let in
turn-away = Not now

host-tools = As the host
host-seats = Seat
no-seat = No seat
silence = Mute
unsilence = Let talk again
pass-host = Make host
remove-person = Send away
ban-person = Send away for good
leave-table = Leave the table
lock-table = Lock the table: nobody else comes in
want-company = Want company: strangers may find this table
door-screen = Use this device as the screen of the room
screen-name = Screen
be-screen = Be the screen of the room
hide-talk = Hide what they write
show-talk = Show what they write
report = Report
report-why = What happened?
report-send = Send
reported = Thank you. Whoever runs this place will look.

panels = Panels
panel-log = Log
panel-talk = Talk
panel-people = People
panel-table = Table
talk = Talk
talk-room = { $room ->
    [red] Red
    [blue] Blue
   *[table] Everybody
  }
talk-empty = { $room ->
    [table] Nothing said yet.
   *[other] Only your team reads this.
  }
talk-write = Write something
talk-send = Send
talk-remove = Remove this message
talk-read-only = You know the key: during the game you can only read.
talk-silenced = The host has muted you.

propose = Propose to all
matter = { $matter ->
    [pause] Pause
    [resume] Play on
    [retract] Take the clue back
    [swap] Swap a word
    [concede] Give up
    [start-over] Start over
   *[abort] End without a result
  }
proposal = { $matter ->
    [pause] { $name } proposes a pause.
    [resume] { $name } proposes to play on.
    [retract] { $name } asks to take the clue back.
    [swap] { $name } asks for another word instead of { $word }.
    [concede] { $name } proposes to give up.
    [start-over] { $name } proposes to deal anew and start over.
   *[abort] { $name } proposes to end this game without a result.
  }
agree = Agree
decline = Decline
withdraw = Withdraw
swap-word = A word nobody knows? Swap it:

help = Help
help-touch = A first tap marks a card for all to see. A second tap touches it, and that counts. The cross takes the mark off.
key-arrows = ← ↑ → ↓
key-arrows-does = Move over the cards
key-enter = Enter
key-enter-does = Mark a card; once more: touch it
key-escape = Esc
key-escape-does = Take the mark off, close a panel
key-question = ?
key-question-does = This help
