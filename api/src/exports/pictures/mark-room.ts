import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { xmlText } from '../xml-text.ts';

const require = createRequire(import.meta.url);

/** Scripts with marks beside their letters, and the font of each. */
const writings: readonly (readonly [sign: RegExp, font: string])[] = [
  [/\p{scx=Devanagari}/u, 'noto-sans/400Regular/NotoSans_400Regular.ttf'],
  [/\p{scx=Thai}/u, 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'],
];

/**
 * A cluster that is drawn as one: a letter with its marks, and the letters joined before it where
 * its vowel precedes them.
 */
const clusters = /(?:\P{M}\u094d)+\P{M}\p{M}*\u093f\p{M}*|\P{M}[\p{M}\u0e33]*|\p{M}+/gu;

const opened = new Map<string, Font>();

function fontOf(text: string): Font | undefined {
  const path = writings.find(([sign]) => sign.test(text))?.[1];
  if (path === undefined) return undefined;
  const known = opened.get(path);
  if (known) return known;
  const { openSync }: typeof import('fontkit') = require('fontkit');
  const font = openSync(require.resolve(`@expo-google-fonts/${path}`));
  if ('fonts' in font) throw new Error(`${path} holds several fonts`);
  opened.set(path, font);
  return font;
}

/**
 * Adds the missing room for marks that are placed beside their letter. The renderer gives a letter
 * and its marks only the width of the widest of them, so the next letter would overlap a mark
 * (https://github.com/linebender/resvg/pull/1043); it is shifted instead.
 *
 * @param anchor the alignment of the text, as in `text-anchor`
 * @returns XML for the content of a text element
 */
export function withMarkRoom(text: string, anchor: string): string {
  const font = fontOf(text);
  const found = font && (text.match(clusters) ?? []);
  if (!found) return xmlText(text);
  const missing = found.map((cluster) => missingWidth(cluster, font));
  const all = missing.reduce((sum, each) => sum + each, 0);
  if (all === 0) return xmlText(text);
  const first = anchor === 'end' ? -all : anchor === 'middle' ? -all / 2 : 0;
  const moves = found.flatMap((cluster, at) => [
    at === 0 ? first : (missing[at - 1] ?? 0),
    ...[...cluster].slice(1).map(() => 0),
  ]);
  const list = moves.map((move) => `${Number(move.toFixed(3))}em`).join(' ');
  return `<tspan dx="${list}">${xmlText(text)}</tspan>`;
}

/** Returns the missing width as a multiple of the font size. */
function missingWidth(cluster: string, font: Font): number {
  if (cluster.length < 2) return 0;
  const widths = font.layout(cluster).positions.map(({ xAdvance }) => xAdvance);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return (whole - Math.max(...widths)) / font.unitsPerEm;
}
