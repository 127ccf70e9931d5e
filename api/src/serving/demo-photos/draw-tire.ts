import { randomOf } from '../../db/demo/random.ts';

/** The subject of a demo photo. */
export type Motif = 'unit' | 'underinflated' | 'worn' | 'cut' | 'uneven';

const [width, height] = [1600, 1200];

/** Draws in the style of a photo from a yard; each variant is another yard in different light. */
export function drawTire(motif: Motif, variant: number): string {
  const random = randomOf(7, `${motif} ${variant}`);
  const light = 58 + Math.floor(random.unit() * 24);
  const ground =
    rect(0, 880, width, 320, gray(light - 18)) + specks(random.unit, 880, gray(light - 30));
  const wall = rect(0, 0, width, 880, gray(light + 6));
  const motifs: Readonly<Record<Motif, () => string>> = {
    unit: () => truck(gray(20 + variant * 8)),
    underinflated: () => wheel(1.14),
    worn: () => tread(0.25, 0),
    cut: () => wheel(1) + gash(),
    uneven: () => tread(1, 0.8),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${wall}${ground}${motifs[motif]()}</svg>`;
}

const gray = (share: number) => {
  const part = Math.round((Math.max(0, Math.min(100, share)) * 255) / 100)
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`;
};

const rect = (x: number, y: number, wide: number, high: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}"/>`;

const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const specks = (next: () => number, from: number, fill: string) =>
  Array.from({ length: 120 }, () =>
    circle(
      Math.round(next() * width),
      from + Math.round(next() * (height - from)),
      1 + Math.round(next() * 5),
      fill,
    ),
  ).join('');

/** A tire from the side; it bulges at the ground if underinflated. */
function wheel(spread: number): string {
  const [x, y, radius] = [800, 540, 440];
  const foot = `<ellipse cx="${x}" cy="${y + radius * 0.9}" rx="${radius * 0.62 * spread ** 3}" ry="${radius * 0.14}" fill="#1b1b1d"/>`;
  const bolts = Array.from({ length: 10 }, (_, bolt) => {
    const angle = (bolt * Math.PI) / 5;
    return circle(x + 150 * Math.cos(angle), y + 150 * Math.sin(angle), 16, '#6d7278');
  });
  return [
    foot,
    circle(x, y, radius, '#202023'),
    circle(x, y, radius - 36, '#2b2b2f'),
    circle(x, y, 268, '#8f959b'),
    circle(x, y, 236, '#b9bec3'),
    circle(x, y, 86, '#7b8187'),
    ...bolts,
  ].join('');
}

/** A gash in the sidewall, down to the cords. */
const gash = () =>
  '<path d="M 1010 250 C 1060 300 1100 330 1120 400 C 1080 370 1030 330 1010 250 Z" fill="#0b0b0c"/>' +
  '<path d="M 1035 290 L 1085 350 M 1050 285 L 1098 345" stroke="#b08d57" stroke-width="5" fill="none"/>';

/**
 * A tread from the front: the deeper the grooves, the darker they are; one shoulder can be worn
 * away.
 */
function tread(depth: number, worn: number): string {
  const ribs = Array.from({ length: 5 }, (_, rib) => {
    const x = 360 + rib * 180;
    const isWorn = rib === 4 && worn > 0;
    const top = 120 + (isWorn ? 90 * worn : 0);
    const blocks = Array.from({ length: 9 }, (_, block) =>
      rect(x, top + block * 92, 150, 84, isWorn ? '#4a4a4e' : '#303034'),
    );
    return rect(x - 15, top - 10, 180, 850, gray(14 + (1 - depth) * 8)) + blocks.join('');
  });
  return rect(330, 90, 940, 900, '#1c1c1f') + ribs.join('');
}

/** A tractor with its trailer from the side. */
const truck = (color: string) =>
  [
    rect(520, 250, 1000, 520, '#e7eaec'),
    rect(120, 420, 360, 360, color),
    rect(160, 460, 180, 140, '#9fb4c2'),
    ...[220, 420, 620, 1180, 1360].map(
      (x) => circle(x, 850, 92, '#222226') + circle(x, 850, 48, '#b9bec3'),
    ),
  ].join('');
