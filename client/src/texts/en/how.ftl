how-games = Games
how-play = Let’s play
how-words = PIANO, SNOW, LAWYER, TEA, CASTLE, RING, SHIP, BREAD, SHARK, CLOCK, MOON, TIGER, WAVE, CROWN, GLASS, FOREST, DOCTOR, BRIDGE, ANCHOR, PAPER, TRAIN, DESERT, KEY, LAMP, HONEY
how-clue = harbour
how-clue-zero = ocean

how-classic = Two teams
how-classic-1 = 25 words lie on the table. Each is the codename of a red agent, a blue agent, an innocent bystander or the assassin.
how-classic-2 = Only the two spymasters see the key. Here red looks for nine agents and starts; blue looks for eight.
how-classic-3 = A spymaster says one word and one number. “Harbour, 2”: two of our words have to do with a harbour. “Ocean” would be a risk, for the SHARK is the assassin.
how-classic-4 = The field operatives touch card after card. Your own agent: guess on. Bystander or rival agent: the turn is over. Assassin: the game is lost.
how-classic-5 = At least one guess a turn, and at most one more than the number; that one is for a word missed earlier.
how-classic-6 = The team whose agents are all found first wins, no matter who found the last one.

how-few = Just a few
how-few-1 = A single team plays red. Blue has nobody: after each of your turns the spymaster covers one blue word.
how-few-2 = Find all of yours first. The blue words still open then are your score, from 1 to 8. If all the blue words are covered first, or you meet the assassin, you lose.
how-few-3 = Three people: two rival spymasters, and one field operative who guesses for both in turn, with all their heart.

how-duet = Duet
how-duet-1 = Two sides sit at one board, and each sees a key of its own: nine green agents, three assassins. Three cards are green on both, so you look for 15 agents together.
how-duet-2 = You give clues in turn. The key of who gave the clue decides what a card is. Green: found, and you may guess on as long as you like.
how-duet-3 = A bystander ends the turn, and a token with an arrow stays on the card: your partner may still guess it. An assassin loses the game for both. What is black for you may be green for them.
how-duet-4 = Every turn costs one of nine timer tokens. Stop in time: words you missed need no new clue.
how-duet-5 = No tokens left, and agents still missing? Sudden death: no more clues, and any mistake loses.

how-missions = Missions
how-missions-1 = Winning in Prague opens three cities, and each city you win opens its neighbours. Choose your way to Reykjavik.
how-missions-2 = Two numbers for a city: 11–2 means eleven tokens, and only two of them forgive a mistake.
how-missions-3 = Mistakes beyond that cost two tokens each. When there are too few tokens for that, you lose at once; when exactly the last one goes, it is sudden death.

how-clues = Clues
how-clues-1 = A clue is about meaning. As long as a word is visible, its forms, its relatives and its translations are not valid clues.
how-clues-2 = No letters, no sound, no place on the table, no gestures. Once a word is covered, it forbids nothing.
how-clues-3 = 0 says: none of our words. ∞ does not tell how many. Either way you may guess without limit, but at least once.
how-clues-4 = In doubt? The referee tells you as you type, and you can ask the rival spymaster quietly. If a clue was not valid, the turn is over, and the rivals may cover one word of theirs.
how-example-form = snowing
    .why = a form of it
how-example-kin = snowman
    .why = built on it
how-example-translation = neige
    .why = a translation
how-example-fine = winter
    .why = about meaning
how-example-fine-too = ski
    .why = about meaning
