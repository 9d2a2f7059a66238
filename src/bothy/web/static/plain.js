// The plain page: any game by its text board and its list of choices. It knows no rule.
const main = document.querySelector("#main");
const language = navigator.language.startsWith("fr") ? "fr" : "en";

function make(tag, text = "", name = "") {
  const found = document.createElement(tag);
  found.textContent = text;
  if (name) found.className = name;
  return found;
}

function button(text, act) {
  const found = make("button", text);
  found.addEventListener("click", act);
  return found;
}

async function ask(path, body, secret) {
  const headers = secret ? { authorization: `Bearer ${secret}` } : {};
  const init = body ? { method: "POST", body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } } : { headers };
  const reply = await fetch(path, init);
  const found = await reply.json();
  if (!reply.ok) throw new Error(found.text);
  return found;
}

async function home() {
  const games = await ask("/api/games");
  const list = make("ul", "", "games");
  for (const game of games) {
    const item = make("li");
    item.append(button(`${game.name} – with bots`, () => begin(game, true)), button("with friends", () => begin(game, false)));
    list.append(item);
  }
  main.replaceChildren(make("h2", "Which game?"), list);
}

async function begin(game, bots) {
  const made = await ask("/api/tables", { game: game.key, start: bots });
  const links = new URLSearchParams({ seat: made.seats["0"], owner: made.owner, invite: made.invite });
  location.href = `/t/${made.table}#${links}`;
}

class Table {
  constructor(id, links) {
    this.id = id;
    this.links = links;
    this.seat = -1;
    this.state = null;
    this.note = make("p", "", "say");
    this.people = make("p");
    this.board = make("pre");
    this.prompt = make("h2");
    this.choices = make("ul", "", "choices");
    this.log = make("div", "", "log");
    main.replaceChildren(this.people, this.note, this.board, this.prompt, this.choices, this.log);
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket.onopen = () => {
      const seat = this.links.get("seat");
      this.send({ type: "hello", seats: seat ? [seat] : [], owner: this.links.get("owner") ?? "", watch: this.links.get("watch") ?? "" });
    };
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => {
      clearTimeout(this.silence);
      this.note.textContent = this.ended ?? "Reconnecting …";
      if (!this.ended) setTimeout(() => this.connect(), 1500);
    };
  }

  /** A line that is silent for longer than was promised is dead, though nobody has closed it. */
  listen() {
    clearTimeout(this.silence);
    if (this.beat) this.silence = setTimeout(() => {
      const dead = this.socket;
      dead.onmessage = dead.onclose = null;
      dead.close();
      this.note.textContent = "Reconnecting …";
      this.connect();
    }, this.beat * 2.25);
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(message) {
    if (message.type === "welcome") [this.seat, this.beat] = [message.viewers[0], message.beat];
    this.listen();
    if (message.type === "bye" && message.code !== "restart") this.ended = message.text;
    if (message.type === "refused") this.note.textContent = message.text;
    if (message.type === "update") {
      this.note.textContent = "";
      if (message.parts.table) this.showPeople(message.parts.table);
      this.show(message.parts.result);
    }
  }

  showPeople(table) {
    this.state = table.state;
    const names = table.chairs.map((chair) => chair.name || "an open seat").join(", ");
    this.people.textContent = `At the table: ${names}.`;
    if (table.state === "open" && this.links.get("owner")) {
      const link = make("input");
      link.readOnly = true;
      link.value = `${location.origin}/t/${this.id}#invite=${this.links.get("invite")}`;
      link.setAttribute("aria-label", "the link for your friends");
      this.people.append(make("br"), "Send this link to your friends, and begin when they are here:", link);
      this.people.append(button("Begin", () => this.send({ type: "start", id: crypto.randomUUID() })));
    }
  }

  async show(result) {
    const text = await ask(`/api/tables/${this.id}/text?language=${language}`, null, this.links.get("seat") ?? this.links.get("watch"));
    this.board.textContent = text.board;
    this.board.hidden = !text.board;
    this.prompt.textContent = result ? `The end: ${result.scores.join(" – ")}` : text.prompt;
    this.choices.replaceChildren(...text.choices.map((offer) => {
      const item = make("li");
      item.append(button(offer.label, () => this.answer(text.question, offer.choice)));
      return item;
    }));
    this.log.replaceChildren(...text.log.reverse().map((line) => make("div", line)));
  }

  answer(question, choice) {
    this.send({ type: "answer", id: crypto.randomUUID(), seat: this.seat, question, choice });
  }
}

async function table(id) {
  const links = new URLSearchParams(location.hash.slice(1));
  if (!links.get("seat") && links.get("invite")) {
    const seated = await ask(`/api/tables/${id}/join`, {}, links.get("invite"));
    links.set("seat", seated.secret);
    history.replaceState(null, "", `#${links}`);
  }
  new Table(id, links).connect();
}

const path = location.pathname.match(/^\/t\/(\w+)$/);
(path ? table(path[1]) : home()).catch((error) => main.replaceChildren(make("p", error.message, "say")));
