// QR codes, byte mode, error correction L or M, versions 1 to 10: enough for a link.
const CODEWORDS = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECKS = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGN: number[][] = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x << 1 ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number) : 0);

function checks(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, at) => {
      next[at] = (next[at] as number) ^ value;
      next[at + 1] = (next[at + 1] as number) ^ times(value, EXP[i] as number);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] as number;
    if (lead) generator.forEach((value, at) => (rest[i + at] = (rest[i + at] as number) ^ times(value, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const total = CODEWORDS[version] as number;
  const each = CHECKS[version] as number;
  const blocks = BLOCKS[version] as number;
  const room = total - each * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push(value >> i & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 ? 17 : 236);
  const short = Math.floor(room / blocks);
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - (room % blocks) ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const ends = parts.map((part) => checks(part, each));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i] as number);
  for (let i = 0; i < each; i++) for (const end of ends) out.push(end[i] as number);
  return out;
}

/** The dark modules of the QR code of a text. */
export function modules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex(
    (total, v) => v > 0 && total - (CHECKS[v] as number) * (BLOCKS[v] as number) >= bytes.length + (v < 10 ? 2 : 3),
  );
  if (version < 0) throw new Error("too long for a QR code");
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (row: number, column: number, value: boolean): void => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    (dark[row] as boolean[])[column] = value;
    (fixed[row] as boolean[])[column] = true;
  };
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const)
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, ring !== 2 && ring !== 4);
      }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const centres = ALIGN[version] as number[];
  for (const r of centres)
    for (const c of centres) {
      if ((r === 6 && (c === 6 || c === size - 7)) || (r === size - 7 && c === 6)) continue;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(r + y, c + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
    }
  const format = (mask: number): void => {
    let rest = (8 | mask) << 10; // error correction L is 01
    const data = 8 | mask;
    for (let i = 4; i >= 0; i--) if (rest >> (i + 10) & 1) rest ^= 0x537 << i;
    const bits = (data << 10 | rest) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const bit = (bits >> i & 1) === 1;
      if (i < 6) set(i, 8, bit);
      else if (i < 8) set(i + 1, 8, bit);
      else set(size - 15 + i, 8, bit);
      if (i < 8) set(8, size - 1 - i, bit);
      else if (i < 9) set(8, 15 - i, bit);
      else set(8, 14 - i, bit);
    }
    set(size - 8, 8, true);
  };
  format(0);
  if (version >= 7) {
    let rest = version << 12;
    for (let i = 5; i >= 0; i--) if (rest >> (i + 12) & 1) rest ^= 0x1f25 << i;
    const bits = version << 12 | rest;
    for (let i = 0; i < 18; i++) {
      const bit = (bits >> i & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), bit);
      set(size - 11 + (i % 3), Math.floor(i / 3), bit);
    }
  }
  const words = codewords(bytes, version);
  let at = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if ((fixed[row] as boolean[])[column]) continue;
        const bit = at < words.length * 8 && ((words[at >> 3] as number) >> (7 - (at & 7)) & 1) === 1;
        at++;
        (dark[row] as boolean[])[column] = bit !== ((row + column) % 2 === 0); // mask 0
      }
    }
    up = !up;
  }
  return dark;
}

/** A QR code as one SVG path. */
export function qr(text: string): { size: number; path: string } {
  const dark = modules(text);
  let path = "";
  dark.forEach((row, y) => row.forEach((on, x) => { if (on) path += `M${x} ${y}h1v1h-1z`; }));
  return { size: dark.length, path };
}
