/** The first sentence of a prompt, for places where only one line is free; without the colon or the bracket it may end in. */
export function brief(prompt: string): string {
  const [first = ""] = prompt.split(/(?<=[.?!…])\s/u);
  return first;
}
