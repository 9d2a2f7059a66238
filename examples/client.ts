// A client written from docs/protocol.md alone: it makes a table, plays a game against bots at random, and tells the
// result. It imports nothing.   node examples/client.ts http://127.0.0.1:8000 loch-ness 3

type Parts = Record<string, any>;
type Message = { type: string; id: string; code: string; number: number; parts?: Parts; whole?: boolean };

const [address = "http://127.0.0.1:8000", game = "loch-ness", seats = "3"] = process.argv.slice(2);

async function request(path: string, body: object): Promise<any> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

const bots = Array(Number(seats) - 1).fill("random");
const table = { game, seats: Number(seats), bots, start: true, pace: "none", bot_pace: "instant" };
const made = await request("/api/tables", table);
const seat = Number(Object.keys(made.seats)[0]);
let parts: Parts = {};
let number = 0;
let answers = 0;
let unacknowledged: object | null = null;

function connect(): void {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${made.table}/socket`);
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: "hello", seats: [made.seats[seat]] });
  socket.onmessage = (event) => hear(JSON.parse(event.data), say);
  socket.onclose = (event) => {
    if (parts.result) return;
    if (event.code === 1008) throw new Error(`sent away: ${event.reason}`);
    setTimeout(connect, 200); // a restart or a broken line: everything is kept
  };
  socket.onerror = () => socket.close();

  function hear(message: Message, say: (message: object) => void): void {
    if (message.type === "welcome" && unacknowledged) say(unacknowledged); // perhaps for the second time: done once
    if (message.type === "refused" && message.code !== "stale" && !parts.result) throw new Error(`refused: ${message.code}`);
    if (message.type === "done" || message.type === "refused") unacknowledged = null;
    if (message.type === "refused") answers--; // another was faster, and something else is asked
    if (message.type === "update") {
      if (!message.whole && message.number !== number + 1) return say({ type: "resync" });
      number = message.number;
      parts = message.whole ? { ...message.parts } : { ...parts, ...message.parts };
    }
    if (unacknowledged) return;
    if (parts.result) socket.close();
    else if (parts.question) answer(say);
  }
}

function answer(say: (message: object) => void): void {
  const { number: question, choices } = parts.question;
  const { choice } = choices[Math.floor(Math.random() * choices.length)];
  unacknowledged = { type: "answer", id: crypto.randomUUID(), seat, question, choice };
  parts.question = null; // answered; the next update tells what comes now
  if (++answers % 10 === 0) console.log(`${answers} answers`);
  say(unacknowledged);
}

connect();
process.on("exit", () => console.log(JSON.stringify({ table: made.table, secret: made.seats[seat], seat, answers, ...parts.result })));
