"use strict";
// What boardgame.io reaches on one core, in goofspiel with 12 cards: moves through its reducer, and iterations of
// its MCTSBot, per CPU second. Prints one JSON object. Its figures mean nothing but beside ours from the same run.

const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { MCTSBot } = require("boardgame.io/ai");

const CARDS = 12;
const ITERATIONS = 1000; // of one search; more only makes its tree larger
const numbers = () => Array.from({ length: CARDS }, (_, number) => number + 1);

// Two bid a card each for the prize of the round; the higher bid takes it. Bids lie open, prizes are dealt before the
// game: less work than the forest duel has, and than goofspiel itself.
const goofspiel = {
  setup: ({ random }) => ({ prizes: random.Shuffle(numbers()), hands: [numbers(), numbers()], first: 0, points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, playerID }, card) => {
      const hand = G.hands[playerID];
      hand.splice(hand.indexOf(card), 1);
      if (playerID === "0") {
        G.first = card;
        return;
      }
      const prize = G.prizes.pop();
      if (G.first !== card) G.points[G.first > card ? 0 : 1] += prize;
    },
  },
  endIf: ({ G }) => {
    if (G.prizes.length > 0) return undefined;
    const [one, two] = G.points;
    return one === two ? { draw: true } : { winner: one > two ? "0" : "1" };
  },
  ai: {
    enumerate: (G, _ctx, playerID) => G.hands[playerID].map((card) => ({ move: "bid", args: [card] })),
  },
};

function perSecond(seconds, play) {
  play(); // once around before the clock counts
  const start = process.cpuUsage();
  for (let count = play(); ; count += play()) {
    const { user, system } = process.cpuUsage(start);
    if (user + system >= seconds * 1e6) return Math.round((count * 1e6) / (user + system));
  }
}

const reducer = CreateGameReducer({ game: goofspiel });
const beginning = InitializeGame({ game: goofspiel, numPlayers: 2 });

// A whole random game; the number of its moves.
function game() {
  let [state, moves] = [beginning, 0];
  for (; state.ctx.gameover === undefined; moves += 1) {
    const playerID = state.ctx.currentPlayer;
    const hand = state.G.hands[playerID];
    const args = [hand[Math.floor(Math.random() * hand.length)]];
    state = reducer(state, { type: "MAKE_MOVE", payload: { type: "bid", args, playerID } });
  }
  if (moves !== 2 * CARDS) throw new Error(`a game of ${moves} moves`);
  return moves;
}

// A search from the first bid; without its option async it is done when `play` returns.
function search() {
  const { enumerate } = goofspiel.ai;
  const bot = new MCTSBot({ game: goofspiel, enumerate, seed: "douze", iterations: ITERATIONS });
  bot.play(beginning, "0");
  if (bot.iterationCounter !== ITERATIONS) throw new Error("the search goes on in the background");
  return ITERATIONS;
}

const seconds = Number(process.argv[2] ?? 1.5);
console.log(
  JSON.stringify({ moves_per_cpu_s: perSecond(seconds, game), simulations_per_cpu_s: perSecond(seconds, search) }),
);
