// The server's HTTP API.
import type {
  Door,
  Export,
  Frames,
  GameInfo,
  Lesson,
  LessonMoment,
  LessonPlace,
  Lobby,
  Made,
  Me,
  MyNotices,
  MyPlace,
  MyTables,
  NewDevice,
  NewTable,
  Noted,
  NoticeWishes,
  PlaceSecret,
  Problem,
  PuzzleAsked,
  Puzzles,
  PuzzleVerdict,
  Reference,
  ReviewState,
  Ringing,
  Rules,
  Seated,
  Story,
  TakenPlace,
  TablePart,
  TextView,
  Tried,
  WhatIf,
  WorkedTurn,
} from "../protocol";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, init: RequestInit = {}, secret = ""): Promise<T> {
  const headers = new Headers(init.headers);
  if (secret) headers.set("authorization", `Bearer ${secret}`);
  let reply: Response;
  try {
    reply = await fetch(path, { ...init, headers });
  } catch {
    throw new Trouble("offline", "the server cannot be reached");
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => ({ code: "broken", text: reply.statusText }))) as Problem;
    throw new Trouble(problem.code, problem.text);
  }
  const kind = reply.headers.get("content-type") ?? "";
  return (kind.startsWith("application/json") ? await reply.json() : await reply.text()) as T;
}

const post = <T>(path: string, body: unknown, secret = "") =>
  ask<T>(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }, secret);

export const api = {
  me: () => ask<Me>("/api/me"),
  callMe: (name: string) => post<Me>("/api/me", { name }),
  openPlace: (links: { table: string; secret: string }[], device: string, anew: boolean) =>
    post<PlaceSecret>("/api/place", { links, device, anew }),
  place: (key: string) => ask<MyPlace>("/api/place", {}, key),
  placeCode: (key: string, move: boolean) => post<PlaceSecret>("/api/place/code", { move }, key),
  keepsake: (key: string) => post<PlaceSecret>("/api/place/keepsake", {}, key),
  takePlace: (secret: string, device: string) => post<TakenPlace>("/api/place/take", { secret, device }),
  endKey: (key: string, id: string) => post<unknown>("/api/place/end", { id }, key),
  putAway: (key: string, table: string) => post<unknown>("/api/place/put-away", { table }, key),
  exportPlace: (key: string) => ask<Export>("/api/place/export", {}, key),
  forgetMe: (key: string) => post<unknown>("/api/place/forget", {}, key),
  games: () => ask<GameInfo[]>("/api/games"),
  reference: (game: string) => ask<Reference>(`/api/games/${game}/reference`),
  content: (game: string, file: string) => ask<Record<string, unknown>>(`/api/games/${game}/content/${file}`),
  rules: (language: string, game: string) => ask<Rules>(`/api/rules/${language}/${game}`),
  lesson: (language: string, game: string) => ask<Lesson>(`/api/lessons/${language}/${game}`),
  learn: (language: string, game: string, place: LessonPlace) =>
    post<LessonMoment>(`/api/lessons/${language}/${game}`, place),
  turn: (language: string, game: string) => ask<WorkedTurn>(`/api/turns/${language}/${game}`),
  puzzles: () => ask<Puzzles>("/api/puzzles"),
  puzzle: (game: string, number: number) => ask<PuzzleAsked>(`/api/puzzles/${game}/${number}`),
  solve: (game: string, number: number, answer: string) =>
    post<PuzzleVerdict>(`/api/puzzles/${game}/${number}`, { answer }),
  words: (language: string, game: string, part: "first" | "later") =>
    ask<string>(`/api/words/${language}/${game}?part=${part}`),
  lobby: () => ask<Lobby>("/api/lobby"),
  chat: (id: string, text: string) => post<unknown>("/api/lobby", { id, text }),
  mine: (links: { table: string; secret: string }[]) => post<MyTables>("/api/mine", { links }),
  make: (table: NewTable) => post<Made>("/api/tables", table),
  table: (id: string, secret: string) => ask<TablePart>(`/api/tables/${id}`, {}, secret),
  join: (id: string, secret: string, seat = -1, beside = false) =>
    post<Seated>(`/api/tables/${id}/join`, { seat, beside }, secret),
  door: (id: string, place = "") => ask<Door>(`/api/tables/${id}/door`, {}, place),
  knock: (id: string, name: string) => post<Seated>(`/api/tables/${id}/knock`, { name }),
  text: (id: string, secret: string, language: string) =>
    ask<TextView>(`/api/tables/${id}/text?language=${language}`, {}, secret),
  frames: (id: string, secret: string, viewer: number, first: number, count: number) =>
    ask<Frames>(`/api/tables/${id}/frames?viewer=${viewer}&first=${first}&count=${count}`, {}, secret),
  story: (id: string, secret: string, viewer: number) =>
    ask<Story>(`/api/tables/${id}/story?viewer=${viewer}`, {}, secret),
  textAt: (id: string, secret: string, language: string, viewer: number, at: number) =>
    ask<TextView>(`/api/tables/${id}/text?language=${language}&viewer=${viewer}&at=${at}`, {}, secret),
  review: (id: string, secret: string, known: number) =>
    ask<ReviewState>(`/api/tables/${id}/review?known=${known}`, {}, secret),
  beginReview: (id: string, secret: string) => post<ReviewState>(`/api/tables/${id}/review`, {}, secret),
  cancelReview: (id: string, secret: string) => post<ReviewState>(`/api/tables/${id}/review/cancel`, {}, secret),
  whatIf: (id: string, secret: string, wanted: WhatIf) => post<Made>(`/api/tables/${id}/what-if`, wanted, secret),
  notices: () => ask<MyNotices>("/api/notices"),
  wish: (wishes: NoticeWishes) => post<MyNotices>("/api/notices", wishes),
  addDevice: (device: NewDevice) => post<MyNotices>("/api/notices/devices", device),
  removeDevice: (endpoint: string) => post<MyNotices>("/api/notices/devices/remove", { endpoint }),
  setMail: (address: string, language: "en" | "fr") => post<MyNotices>("/api/notices/mail", { address, language }),
  confirmMail: (secret: string) => post<Noted>("/api/notices/mail/confirm", { secret }),
  stopMail: (secret: string) => post<Noted>(`/stop/${encodeURIComponent(secret)}`, {}),
  setRoom: (address: string) => post<MyNotices>("/api/notices/room", { address }),
  setFeed: (on: boolean) => post<MyNotices>("/api/notices/feed", { on }),
  tryNotices: () => post<Tried>("/api/notices/try", {}),
  bell: (id: string, secret: string) => ask<Ringing>(`/api/tables/${id}/bell`, {}, secret),
  ring: (id: string, secret: string, ringing: Ringing["ringing"]) =>
    post<Ringing>(`/api/tables/${id}/bell`, { ringing }, secret),
  journal: (id: string, secret: string) => ask<string>(`/api/tables/${id}/journal`, {}, secret),
};
