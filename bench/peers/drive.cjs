// Players for boardgame.io: two sockets at each table, moves at a steady rate, and how long until both have seen them.
const { io } = require("socket.io-client");
const readline = require("readline");

const tables = [];
const ready = [];
let latencies = [];

function seen(table, viewer, state) {
  table.states[viewer] = state;
  if (table.waiting > 0 && state._stateID > table.before) {
    latencies.push((performance.now() - table.sent) / 1000);
    table.waiting -= 1;
    if (table.waiting === 0) ready.push(table);
  }
}

function connect(port, table, viewer) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/marks`, { transports: ["websocket"], forceNew: true });
    const player = String(viewer);
    socket.on("connect", () => socket.emit("sync", table.id, player, undefined, 2));
    socket.on("sync", (id, synced) => { seen(table, viewer, synced.state); resolve(); });
    socket.on("update", (id, state) => seen(table, viewer, state));
    table.sockets[viewer] = socket;
  });
}

async function open(port) {
  // a match is made when its first player asks for it
  const table = { id: `t${process.pid}-${tables.length}`, sockets: [], states: [], waiting: 0, before: 0, sent: 0 };
  for (const viewer of [0, 1]) await connect(port, table, viewer);
  tables.push(table);
  ready.push(table);
}

function move(table) {
  const state = table.states[0];
  const player = state.ctx.currentPlayer;
  const viewer = Number(player);
  table.before = state._stateID;
  table.sent = performance.now();
  table.waiting = 2;
  const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [Math.floor(Math.random() * 1000)], playerID: player } };
  table.sockets[viewer].emit("update", action, state._stateID, table.id, player);
}

async function play(rate, seconds) {
  latencies = [];
  let made = 0, late = 0;
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const wanted = Math.floor(((performance.now() - began) / 1000) * rate) - made - late;
    for (let at = 0; at < wanted; at++) {
      const table = ready.shift();
      if (table) { move(table); made += 1; } else late += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const took = (performance.now() - began) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { moves: made, skipped: late, seconds: took, latencies, refused: 0, missing: 2 * made - latencies.length };
}

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const order = JSON.parse(line);
    if (order.port) {
      for (let at = 0; at < order.tables; at++) await open(order.port);
      console.log(JSON.stringify({ ready: tables.length }));
    } else console.log(JSON.stringify(await play(order.rate, order.seconds)));
  }
})();
