screen-join = Join with your phone
screen-hint = Point at the cards; somebody taps here. Field operatives need no phone of their own.
screen-full = Full screen
screen-room = in the room
screen-leave = To the table
