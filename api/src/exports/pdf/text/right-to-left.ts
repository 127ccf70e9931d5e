import createBidi from 'bidi-js';
import type { FontRun } from './font-runs.ts';

const bidi = createBidi();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns whether a text has letters that are read from right to left. */
export const readsRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * A piece of a line with its embedding level, which gives its reading direction and its place among
 * its neighbors.
 */
interface Piece extends FontRun {
  readonly level: number;
}

/**
 * Breaks a text into lines and puts each in visual order, from left to right, by the Unicode
 * bidirectional algorithm. Letters of a right-to-left word stay in reading order, as their font
 * joins and reverses them.
 *
 * @param text a paragraph without line ends
 * @param options.width maximum line width in points
 * @param options.runs returns the text's runs by font
 * @param options.measure returns the width of a run in points
 */
export function visualLines(
  text: string,
  options: {
    readonly width: number;
    readonly runs: (text: string) => FontRun[];
    readonly measure: (run: FontRun) => number;
  },
): FontRun[][] {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let used = 0;
  for (const word of words(text, levels, options.runs)) {
    const width = word.reduce((sum, piece) => sum + options.measure(piece), 0);
    const isSpace = word.every((piece) => piece.text.trim() === '');
    if (!isSpace && line.length > 0 && used + width > options.width) {
      lines.push(line);
      [line, used] = [[], 0];
    }
    if (isSpace && line.length === 0) continue;
    line.push(...word);
    used += width;
  }
  return [...lines, line].map((each) => inVisualOrder(withoutEnd(each)));
}

/** Yields the words of a text and the spaces between them, each in pieces of one font and level. */
function* words(
  text: string,
  levels: Uint8Array,
  runs: (text: string) => FontRun[],
): Generator<Piece[]> {
  let at = 0;
  for (const word of text.split(/(\s+)/)) {
    const pieces: Piece[] = [];
    let start = at;
    for (let end = at + 1; end <= at + word.length; end += 1) {
      if (end < at + word.length && levels[end] === levels[start]) continue;
      const level = levels[start] ?? 0;
      pieces.push(...runs(text.slice(start, end)).map((run) => ({ ...run, level })));
      start = end;
    }
    at += word.length;
    if (pieces.length > 0) yield pieces;
  }
}

function withoutEnd(line: readonly Piece[]): readonly Piece[] {
  const last = line.findLastIndex((piece) => piece.text.trim() !== '');
  return line.slice(0, last + 1);
}

/** Reverses each stretch at a level and above, the highest level first. */
function inVisualOrder(line: readonly Piece[]): FontRun[] {
  const seen = [...line];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while ((seen[end]?.level ?? -1) >= level) end += 1;
      if (end > start) seen.splice(start, end - start, ...seen.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return seen.map(({ text, font, level }) => ({ text: mirrorCharacters(text, level), font }));
}

/**
 * Mirrors characters such as brackets: they have no direction of their own, so no font mirrors
 * them.
 */
const mirrorCharacters = (text: string, level: number): string =>
  level % 2 === 0 || readsRightToLeft(text)
    ? text
    : [...text]
        .reverse()
        .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
        .join('');
