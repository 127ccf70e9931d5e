import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { type FontName, type FontWeight, fontFile } from './font-files.ts';

/**
 * The same copy of fontkit that the PDF library has loaded; loading another takes a tenth of a
 * second.
 */
const { openSync }: typeof import('fontkit') = createRequire(import.meta.url)('fontkit');

/** The fonts of a document. Each is opened when a text first needs it. */
export interface Fonts {
  /** Returns whether a font has a glyph for a character. */
  has(font: FontName, codePoint: number): boolean;
  /**
   * Returns the width in points, or slightly more, of a text in one font on a line.
   *
   * @param style.size of the letters, in points
   */
  width(text: string, font: FontName, style: { weight: FontWeight; size: number }): number;
}

export function openFonts(): Fonts {
  const opened = new Map<string, Font>();
  const widths = new Map<string, number>();

  function fontOf(name: FontName, weight: FontWeight): Font {
    const file = fontFile(name, weight);
    const font = opened.get(file) ?? openFont(file);
    opened.set(file, font);
    return font;
  }

  /** Returns the width of a word at a size of 1 point; cached, since words recur. */
  function unitWidth(word: string, name: FontName, weight: FontWeight): number {
    const key = `${name} ${weight} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = wordWidth(word, name, fontOf(name, weight));
    widths.set(key, width);
    return width;
  }

  return {
    has: (name, codePoint) => fontOf(name, 'normal').hasGlyphForCodePoint(codePoint),
    width: (text, name, { weight, size }) =>
      text.split(/(?<= )/).reduce((sum, word) => sum + unitWidth(word, name, weight) * size, 0),
  };
}

/** Scripts whose letters change form beside each other, and their width with it. */
const shaped: ReadonlySet<FontName> = new Set(['arabic', 'devanagari', 'thai']);

/**
 * In other scripts letters at most move slightly closer to each other, which is slow to compute.
 */
function wordWidth(word: string, name: FontName, font: Font): number {
  const width = shaped.has(name)
    ? font.layout(word).advanceWidth
    : font.glyphsForString(word).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return width / font.unitsPerEm;
}

function openFont(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds several fonts`);
  return font;
}
