// The way to the house: over the network to a server, or by messages to a worker of this tab. Nobody else knows which.
import { toWorker } from "../tab/way";
import { inTab } from "./address";
import { toServer } from "./server";

export interface Asked {
  method: "GET" | "POST";
  /** JSON, if anything. */
  body: string | undefined;
  /** What one may see is told by it. */
  secret: string;
  /** Whether it is to arrive even if the page goes meanwhile. */
  last?: boolean;
}

export interface Reply {
  ok: boolean;
  /** The kind of text, like `application/json`. */
  kind: string;
  text: string;
}

/** A line to a table, like that of a socket. */
export type Line = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
};

export interface Way {
  /** An answer of the API; a house that cannot be reached throws. */
  ask(path: string, asked: Asked): Promise<Reply>;
  open(path: string): Line;
}

export const way: Way = inTab ? toWorker : toServer;
