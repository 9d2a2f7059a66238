// The server's house beside this tab, if there is one: for what needs other devices.
let asked: Promise<string> | undefined;

/** Its address; empty if nobody has named one. */
export function serverHouse(): Promise<string> {
  asked ??= fetch("house.json")
    .then(async (found) => (found.ok ? ((await found.json()) as { server?: string }) : {}))
    .then(({ server = "" }) => (server ? new URL(server, location.href).href : ""))
    .catch(() => "");
  return asked;
}
