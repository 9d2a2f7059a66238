// The loch at night, or at dusk where the page is light: the colours are variables of the board's style sheet.
import { C, E, G, P, S, scatter } from "./paper";

const whole = (x: number): number => Math.trunc(x);
const at = (name: string): string => `var(--lo-${name})`;

function pine(x: number, y: number, high: number): string {
  const k = high / 170;
  const w = (value: number): number => whole(value * k);
  const crown = (dx: number, dy: number, a: number, b: number, fill: string): string =>
    G(
      P(
        `M${whole(x + (dx - a) * k)} ${whole(y + dy * k)}q${w(a * 0.2)}-${w(b * 1.3)} ${w(a * 0.7)}-${w(b * 0.9)}q${w(a * 0.5)}-${w(b)} ${w(a * 0.9)} ${w(b * 0.2)}` +
          `q${w(a * 0.4)} ${w(b * 0.1)} ${w(a * 0.4)} ${w(b * 0.7)}q-${w(a)} ${w(b * 0.5)}-${w(a * 2)} 0Z`,
        fill,
      ),
    );
  const trunk = S(
    `M${x} ${y + 20}q${w(6)}-${w(70)}-${w(2)}-${w(150)}M${whole(x + 3 * k)} ${whole(y - 70 * k)}q${w(20)}-${w(10)} ${w(34)}-${w(30)}` +
      `M${whole(x + 3 * k)} ${whole(y - 50 * k)}q-${w(20)}-${w(10)}-${w(36)}-${w(26)}`,
    at("trunk"),
    7 * k,
  );
  return (
    G(trunk) +
    crown(38, -90, 30, 15, at("pine1")) +
    crown(-36, -72, 32, 15, at("pine0")) +
    crown(14, -116, 36, 17, at("pine2")) +
    crown(-20, -132, 36, 18, at("pine3")) +
    crown(4, -150, 34, 18, at("pine4"))
  );
}

function tufts(next: () => number, high: number, low: number, fill: string, stem: string, count: number): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = next() * 1280;
    const y = low - next() * (low - high) * 0.6 + (1 - Math.abs(x - 640) / 640) * 30;
    const [tall, lean] = [22 + next() * 34, next() * 20 - 10];
    out += S(`M${whole(x)} ${whole(y)}q${whole(lean / 2)}-${whole(tall / 2)} ${whole(lean)}-${whole(tall)}`, stem, 2);
    for (let k = 0; k < 6; k++)
      out += E(
        whole(x + lean * (1 - k * 0.14) + (k % 2 ? 3 : -3)),
        whole(y - tall + k * 4.5),
        2.8,
        3.4,
        k < 2 ? at("bloom2") : fill,
      );
  }
  return out;
}

/** 1280 by 860, to be cut at the sides. */
export function scene(): string {
  const next = scatter(42);
  let out = `<rect width="1280" height="860" fill="${at("sky")}"/>`;
  out +=
    G(C(826, 104, 330, at("halo0"))) +
    C(826, 104, 230, at("halo1")) +
    C(826, 104, 150, at("halo2")) +
    C(826, 104, 104, at("halo3"));
  out +=
    G(C(826, 104, 66, "#f7ecc9")) + C(808, 90, 12, "#eadbae") + C(844, 120, 17, "#eadbae") + C(848, 82, 7, "#eadbae");
  for (let i = 0; i < 70; i++)
    out += C(whole(next() * 1280), whole(next() * 230), Number((0.7 + next() * 1.3).toFixed(1)), at("star"));
  out += `<g opacity=".5">${G(P("M120 150C150 130 190 138 210 128 250 108 290 132 330 130 360 128 380 146 400 150 340 160 180 162 120 150Z", at("cloud")))}${G(P("M880 190C920 172 960 182 990 170 1040 156 1080 178 1130 178 1150 186 1160 190 1170 196 1080 204 960 204 880 190Z", at("halo3")))}</g>`;
  out += G(
    P(
      "M0 270C80 210 140 190 210 240 270 180 330 150 420 226 480 190 540 196 600 240 680 180 740 200 800 244 880 190 960 150 1060 232 1140 190 1210 200 1280 240V860H0Z",
      at("hill0"),
    ),
  );
  out += G(
    P(
      "M0 316C110 250 190 290 280 288 370 240 430 260 500 300 600 284 700 296 780 300 880 270 980 240 1080 290 1160 262 1230 270 1280 300V860H0Z",
      at("hill1"),
    ),
  );
  out += `<g transform="translate(-176 -4)">${G(P("M930 300V262H936V256H942V262H948V256H954V262H958V240L972 226 986 240V300Z", at("keep")))}<rect x="969" y="252" width="6" height="10" fill="#ffd465"/><rect x="940" y="276" width="5" height="8" fill="#ffd465"/></g>`;
  out += G(P("M0 330C200 318 460 326 640 322S1080 318 1280 330V860H0Z", at("water0")));
  out +=
    P("M0 372C260 360 520 372 760 366S1120 362 1280 372V860H0Z", at("water1")) +
    P("M0 440C300 424 560 442 800 434S1140 430 1280 440V860H0Z", at("water2"));
  for (let i = 0; i < 17; i++) {
    const [y, wide] = [whole(336 + i * i * 0.95 + i * 3), 34 + i * 7 + (i % 3) * 22];
    const [x, high, half] = [whole(826 - wide / 2 + (((i * 37) % 23) - 11)), 4 + i * 0.2, whole(wide / 2)];
    out += P(
      `M${x} ${y}q${half}-${high} ${wide} 0q-${half} ${high}-${wide} 0`,
      "#f7ecc9",
      `opacity="${(0.75 - i * 0.03).toFixed(2)}"`,
    );
  }
  for (let i = 0; i < 34; i++) {
    const [x, y, wide] = [whole(next() * 1280), whole(345 + next() * 270), 20 + next() * 50];
    out += S(
      `M${x} ${y}q${whole(wide / 4)}-4 ${whole(wide / 2)} 0t${whole(wide / 2)} 0`,
      at("ripple"),
      1.6,
      'opacity=".45"',
    );
  }
  out += `<g transform="translate(64 66)">${G(P("M300 352C316 346 322 326 316 318 310 316 304 322 298 318 300 308 316 304 324 310 338 318 334 342 342 352ZM352 352C354 336 384 336 386 352ZM394 352C396 342 416 342 418 352Z", at("beast")))}${C(312, 314, 1.8, "#ffd968")}${S("M288 354q16-5 32 0t32 0 32 0 32 0 20 0", at("ripple"), 1.6)}</g>`;
  out += pine(216, 612, 170) + pine(268, 618, 120) + pine(1066, 606, 176) + pine(1012, 616, 118);
  out += G(
    P(
      "M0 600C120 540 220 590 330 612 420 640 520 650 640 644 780 650 880 630 960 606 1080 566 1180 560 1280 596V860H0Z",
      at("moor0"),
    ),
  );
  out += G(P("M0 680C140 630 260 668 400 690 560 712 720 706 880 686 1040 660 1160 650 1280 676V860H0Z", at("moor1")));
  out += tufts(next, 600, 700, at("bloom0"), at("stem0"), 90);
  out += G(P("M0 770C180 730 330 764 520 776 700 790 900 768 1060 752 1160 744 1230 752 1280 764V860H0Z", at("moor2")));
  return out + tufts(next, 764, 850, at("bloom1"), at("stem1"), 120);
}
