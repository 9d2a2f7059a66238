// The house on a server: asked by HTTP, heard by a socket.
import type { Line, Way } from "./way";

export const toServer: Way = {
  async ask(path, { method, body, secret, last = false }) {
    const headers: Record<string, string> = {};
    if (secret) headers["authorization"] = `Bearer ${secret}`;
    if (body !== undefined) headers["content-type"] = "application/json";
    const reply = await fetch(path, { method, headers, keepalive: last, ...(body === undefined ? {} : { body }) });
    return { ok: reply.ok, kind: reply.headers.get("content-type") ?? "", text: await reply.text() };
  },
  open(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Line;
  },
};
