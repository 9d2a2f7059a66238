// What the service worker keeps, by address.

/** A page of the house: all are the same file. A house in a tab, which may lie beside it, looks after itself. */
export const page = (path: string): boolean => !/^\/(api|assets|static|tab)\//.test(path);

/** A file whose name changes with what is in it, or one that hardly ever does. */
export const asset = (path: string): boolean => path.startsWith("/assets/") || /^\/icon[\w-]*\.(svg|png)$/.test(path);

/** What the server says of games, words and rules, and who one is: good to know when it is away. */
export const known = (path: string): boolean => /^\/api\/(me$|games(\/|$)|words\/|rules\/)/.test(path);

/** The files a page begins with. */
export const shellIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1] ?? "")),
];
