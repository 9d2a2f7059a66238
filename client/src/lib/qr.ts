// A link as a QR code, drawn as one SVG path.
import { encode } from "uqr";

/** The dark modules of a text as a path, one unit each; where there is room, more of it may be smudged. */
export function qr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 0, boostEcc: true });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
