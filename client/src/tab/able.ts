// What a house in a tab needs of a browser.

/** What is missing, as a word of the catalogue; empty if nothing is. */
export function lacking(): string {
  if (!isSecureContext) return "insecure";
  const there =
    typeof WebAssembly === "object" &&
    typeof DecompressionStream === "function" &&
    typeof BroadcastChannel === "function" &&
    "locks" in navigator;
  return there ? "" : "old";
}
