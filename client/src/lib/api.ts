// What is asked of the house beside its tables.
import type {
  Checked,
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
  NewTrial,
  Noted,
  NoticeWishes,
  Opened,
  PlaceSecret,
  Problem,
  PlayOn,
  PuzzleAsked,
  PuzzleVerdict,
  Puzzles,
  Reference,
  ReviewState,
  Ringing,
  Rules,
  Seated,
  Story,
  TablePart,
  TakenPlace,
  TextView,
  Trial,
  Tried,
  WhatIf,
  WorkedTurn,
  Workshop,
  WorkshopDraft,
} from "../protocol";
import { type Reply, way } from "./way";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, secret = "", body?: string, last = false): Promise<T> {
  let reply: Reply;
  try {
    reply = await way.ask(path, { method: body === undefined ? "GET" : "POST", body, secret, last });
  } catch {
    throw new Trouble("offline", "the house cannot be reached");
  }
  if (!reply.ok) {
    const problem = told(reply.text);
    throw new Trouble(problem.code, problem.text);
  }
  return (reply.kind.startsWith("application/json") ? JSON.parse(reply.text) : reply.text) as T;
}

/** What went wrong, as the house says it; anything else stands between here and there. */
function told(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { code: "broken", text };
  }
}

const post = <T>(path: string, body: unknown, secret = "") => ask<T>(path, secret, JSON.stringify(body));

export const api = {
  /** How a house in a tab stands; servers have no such answer. */
  tab: () => ask<{ kept: boolean }>("/api/tab"),
  /** How a table in a tab goes on whose rules have changed, if these releases are kept. */
  olderTable: (table: string, kept: string[]) =>
    post<{ build: string; adopted: boolean }>("/api/tab/older", { table, kept }),
  me: () => ask<Me>("/api/me"),
  callMe: (name: string) => post<Me>("/api/me", { name }),
  openPlace: (links: { table: string; secret: string }[], device: string, anew: boolean) =>
    post<PlaceSecret>("/api/place", { links, device, anew }),
  place: (key: string) => ask<MyPlace>("/api/place", key),
  placeCode: (key: string, move: boolean) => post<PlaceSecret>("/api/place/code", { move }, key),
  keepsake: (key: string) => post<PlaceSecret>("/api/place/keepsake", {}, key),
  takePlace: (secret: string, device: string) => post<TakenPlace>("/api/place/take", { secret, device }),
  endKey: (key: string, id: string) => post<unknown>("/api/place/end", { id }, key),
  putAway: (key: string, table: string) => post<unknown>("/api/place/put-away", { table }, key),
  exportPlace: (key: string) => ask<Export>("/api/place/export", key),
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
  playOn: (game: string, number: number, wanted: PlayOn) => post<Made>(`/api/puzzles/${game}/${number}/play`, wanted),
  words: (language: string, game: string, part: "first" | "later") =>
    ask<string>(`/api/words/${language}/${game}?part=${part}`),
  lobby: () => ask<Lobby>("/api/lobby"),
  chat: (id: string, text: string) => post<unknown>("/api/lobby", { id, text }),
  mine: (links: { table: string; secret: string }[]) => post<MyTables>("/api/mine", { links }),
  make: (table: NewTable) => post<Made>("/api/tables", table),
  table: (id: string, secret: string) => ask<TablePart>(`/api/tables/${id}`, secret),
  join: (id: string, secret: string, seat = -1, beside = false) =>
    post<Seated>(`/api/tables/${id}/join`, { seat, beside }, secret),
  door: (id: string, place = "") => ask<Door>(`/api/tables/${id}/door`, place),
  knock: (id: string, name: string) => post<Seated>(`/api/tables/${id}/knock`, { name }),
  text: (id: string, secret: string, language: string) =>
    ask<TextView>(`/api/tables/${id}/text?language=${language}`, secret),
  frames: (id: string, secret: string, viewer: number, first: number, count: number) =>
    ask<Frames>(`/api/tables/${id}/frames?viewer=${viewer}&first=${first}&count=${count}`, secret),
  story: (id: string, secret: string, viewer: number) => ask<Story>(`/api/tables/${id}/story?viewer=${viewer}`, secret),
  textAt: (id: string, secret: string, language: string, viewer: number, at: number) =>
    ask<TextView>(`/api/tables/${id}/text?language=${language}&viewer=${viewer}&at=${at}`, secret),
  review: (id: string, secret: string, known: number) =>
    ask<ReviewState>(`/api/tables/${id}/review?known=${known}`, secret),
  beginReview: (id: string, secret: string) => post<ReviewState>(`/api/tables/${id}/review`, {}, secret),
  cancelReview: (id: string, secret: string) => post<ReviewState>(`/api/tables/${id}/review/cancel`, {}, secret),
  whatIf: (id: string, secret: string, wanted: WhatIf) => post<Made>(`/api/tables/${id}/what-if`, wanted, secret),
  workshop: (language: string, game: string) => ask<Workshop>(`/api/workshop/${language}/${game}`),
  checkDraft: (language: string, game: string, draft: WorkshopDraft) =>
    post<Checked>(`/api/workshop/${language}/${game}/check`, draft),
  openPack: (language: string, game: string, text: string, name: string) =>
    post<Opened>(`/api/workshop/${language}/${game}/open`, { text, name }),
  trial: (language: string, game: string) => ask<Trial>(`/api/workshop/${language}/${game}/trial`),
  beginTrial: (language: string, game: string, wanted: NewTrial) =>
    post<Trial>(`/api/workshop/${language}/${game}/trial`, wanted),
  cancelTrial: (language: string, game: string) =>
    ask<Trial>(`/api/workshop/${language}/${game}/trial/cancel`, "", "{}", true),
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
  bell: (id: string, secret: string) => ask<Ringing>(`/api/tables/${id}/bell`, secret),
  ring: (id: string, secret: string, ringing: Ringing["ringing"]) =>
    post<Ringing>(`/api/tables/${id}/bell`, { ringing }, secret),
  carry: async (id: string, secret: string) => JSON.stringify(await ask<unknown>(`/api/tables/${id}/export`, secret)),
  takeUp: (text: string) => ask<Made>("/api/tables/import", "", text),
  journal: (id: string, secret: string) => ask<string>(`/api/tables/${id}/journal`, secret),
};
