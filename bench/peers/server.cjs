// A boardgame.io server with a game of trivial rules: two players take turns to mark a number.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "marks",
  setup: () => ({ marks: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, number) => {
      if (typeof number !== "number") return INVALID_MOVE;
      G.marks.push([playerID, number]);
    },
  },
};

const log = console.log;
console.log = () => {}; // the library prints where it listens
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => log(`listening on ${appServer.address().port}`));
