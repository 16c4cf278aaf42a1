// What peers are made of, and nothing more: one process, games in memory, and after every move the
// whole state as JSON to each socket of the game's room, as its role may see it. Nothing is kept; it
// answers no order but by what it shows, and asks nobody for an identity, all in its favour.
//
//     node server.js PORT [shared]
//
// With `shared` a state is encoded once for all who have the same role, which peers do not do.

const { createServer } = require("node:http");
const { Server } = require("socket.io");

const STARTING = 9, OTHER = 8, PLACES = 25, DECK = 400;
const RIVAL = { red: "blue", blue: "red" };
const games = new Map();
const sockets = new WeakMap();

function newGame(id) {
  return {
    id, number: 0, turn: 0, team: "red", phase: "over", clue: null, guesses: 0, winner: null,
    left: { red: 0, blue: 0 }, players: [], marks: [], cards: [], log: [],
  };
}

function shuffle(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

function deal(game) {
  if (game.phase !== "over") return false;
  const starts = Math.random() < 0.5 ? "red" : "blue";
  const colours = Array(PLACES).fill("bystander");
  colours.fill(starts, 0, STARTING).fill(RIVAL[starts], STARTING, STARTING + OTHER);
  colours[PLACES - 1] = "assassin";
  shuffle(colours);
  const words = shuffle([...Array(DECK).keys()]).slice(0, PLACES);
  Object.assign(game, {
    number: game.number + 1, turn: 1, team: starts, phase: "clue", clue: null, guesses: 0,
    winner: null, marks: [], log: [],
    left: { [starts]: STARTING, [RIVAL[starts]]: OTHER },
    cards: colours.map((colour, place) => ({ word: `WORD${words[place]}`, colour, covered: false })),
  });
  return true;
}

function clue(game, player, move) {
  if (game.phase !== "clue" || player.seat !== `${game.team}-spymaster`) return false;
  const { word, number } = move;
  if (typeof word !== "string" || !word || word.length > 40) return false;
  if (!Number.isInteger(number) || number < 1 || number > 9) return false;
  if (game.cards.some((card) => !card.covered && card.word === word.toUpperCase())) return false;
  game.phase = "guess";
  game.clue = { word, number };
  game.log.push({ seat: player.seat, did: "clue", word, number });
  return true;
}

function mayTouch(game, player, place) {
  return (
    game.phase === "guess" && player.seat === `${game.team}-operative` &&
    Number.isInteger(place) && place >= 0 && place < PLACES && !game.cards[place].covered
  );
}

function mark(game, player, move) {
  if (!mayTouch(game, player, move.place)) return false;
  game.marks.push([player.id, move.place]);
  return true;
}

function touch(game, player, move) {
  const { place } = move;
  if (!mayTouch(game, player, place)) return false;
  if (!game.marks.some(([who, where]) => who === player.id && where === place)) return false;
  const card = game.cards[place];
  card.covered = true;
  game.guesses += 1;
  game.marks = game.marks.filter(([, where]) => where !== place);
  game.log.push({ seat: player.seat, did: "touch", place, colour: card.colour });
  if (card.colour === "assassin") return won(game, RIVAL[game.team]);
  if (card.colour !== "bystander" && (game.left[card.colour] -= 1) === 0) return won(game, card.colour);
  if (card.colour !== game.team || game.guesses > game.clue.number) nextTurn(game);
  return true;
}

function won(game, team) {
  Object.assign(game, { phase: "over", winner: team, marks: [] });
  game.log.push({ did: "won", team });
  return true;
}

function nextTurn(game) {
  game.log.push({ did: "turn-ended" });
  Object.assign(game, {
    team: RIVAL[game.team], phase: "clue", turn: game.turn + 1, clue: null, guesses: 0, marks: [],
  });
}

const MOVES = { deal, clue, mark, touch };

function shown(game, toSpymasters) {
  if (toSpymasters || game.phase === "over") return game;
  const cards = game.cards.map((card) => (card.covered ? card : { ...card, colour: null }));
  return { ...game, cards };
}

const http = createServer((_request, response) => response.end("ok"));
const io = new Server(http, { transports: ["websocket"], serveClient: false });

const SHARED = process.argv[3] === "shared";

function show(game) {
  if (SHARED) {
    io.to(`${game.id}:spymasters`).emit("game", shown(game, true));
    io.to(`${game.id}:table`).emit("game", shown(game, false));
    return;
  }
  const views = { true: shown(game, true), false: shown(game, false) };
  for (const [player, socket] of sockets.get(game)) socket.emit("game", views[isSpymaster(player)]);
}

function isSpymaster(player) {
  return player.seat !== null && player.seat.endsWith("-spymaster");
}

io.on("connection", (socket) => {
  let game, player;

  socket.on("join", ({ table, name, seat }) => {
    game = games.get(table);
    if (!game) {
      games.set(table, (game = newGame(table)));
      sockets.set(game, new Map());
    }
    player = { id: socket.id, name, seat, host: game.players.length === 0 };
    game.players.push(player);
    sockets.get(game).set(player, socket);
    socket.join(`${table}:${isSpymaster(player) ? "spymasters" : "table"}`);
    show(game);
    socket.emit("joined", player.id);
  });

  socket.on("move", (move) => {
    const make = Object.hasOwn(MOVES, move.do) ? MOVES[move.do] : () => false;
    if (game && make(game, player, move)) show(game);
    else socket.emit("refused", move);
  });

  socket.on("disconnect", () => {
    if (!game) return;
    game.players = game.players.filter((one) => one !== player);
    sockets.get(game).delete(player);
    if (game.players.length === 0) games.delete(game.id);
  });
});

http.listen(Number(process.argv[2]), "127.0.0.1");
