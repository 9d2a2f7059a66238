// Small sounds, made on the spot: no files, nothing to load.
import type { LogLine } from "../protocol";

export type Sound = "turn" | "card" | "dice" | "move" | "shout" | "win" | "hurry";

interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds after the beginning, and how long. */
  at: number;
  long: number;
  loud: number;
  kind: OscillatorType | "noise";
}

const note = (from: number, at: number, long: number, loud = 0.12, kind: Note["kind"] = "sine", to = from): Note => ({
  from,
  to,
  at,
  long,
  loud,
  kind,
});

const SCORES: Record<Sound, Note[]> = {
  turn: [note(587, 0, 0.16), note(880, 0.12, 0.32)],
  card: [note(2600, 0, 0.09, 0.1, "noise", 900)],
  dice: [0, 0.06, 0.13, 0.22].map((at) => note(1500, at, 0.04, 0.16, "noise", 700)),
  move: [note(300, 0, 0.08, 0.12, "triangle", 190)],
  shout: [note(220, 0, 0.34, 0.13, "sawtooth", 390), note(330, 0.02, 0.34, 0.09, "square", 560)],
  win: [523, 659, 784, 1047].map((pitch, index) =>
    note(pitch, index * 0.13, index === 3 ? 0.7 : 0.24, 0.11, "triangle"),
  ),
  hurry: [note(740, 0, 0.07, 0.1, "square")],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return hiss;
}

function source(
  audio: AudioContext,
  { kind, from, to, long }: Note,
  start: number,
): { begin: AudioScheduledSourceNode; out: AudioNode } {
  if (kind === "noise") {
    const begin = audio.createBufferSource();
    begin.buffer = noise(audio);
    const out = audio.createBiquadFilter();
    out.type = "bandpass";
    out.frequency.setValueAtTime(from, start);
    out.frequency.exponentialRampToValueAtTime(to, start + long);
    begin.connect(out);
    return { begin, out };
  }
  const begin = audio.createOscillator();
  begin.type = kind;
  begin.frequency.setValueAtTime(from, start);
  begin.frequency.exponentialRampToValueAtTime(to, start + long);
  return { begin, out: begin };
}

/** Make a sound; a browser that has not been touched yet stays silent. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const one of SCORES[sound]) {
      const start = context.currentTime + one.at;
      const { begin, out } = source(context, one, start);
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(one.loud, start + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + one.long);
      out.connect(gain).connect(context.destination);
      begin.start(start);
      begin.stop(start + one.long + 0.02);
    }
  } catch {
    // a device without sound can still play
  }
}

/** The loudest sound among fresh lines of the log; none where nothing is heard. */
export function soundOf(lines: LogLine[]): Sound | null {
  const found = lines.map(({ message: [id], thing }): Sound | null => {
    if (/-(shoos\b|calls$)/.test(id)) return "shout";
    if (/^(die|dice)\b/.test(thing) || /-(rolls?|dice|volley|coin-falls)\b/.test(id)) return "dice";
    if (/^(card|laid|deck|photo|pile)\b/.test(thing)) return "card";
    return thing ? "move" : null;
  });
  const order: Sound[] = ["shout", "dice", "card", "move"];
  return order.find((sound) => found.includes(sound)) ?? null;
}
