import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { type FontName, type FontWeight, fontFile } from './font-files.ts';

/** The same copy of it that the PDF's writer has loaded; another takes a tenth of a second. */
const { openSync }: typeof import('fontkit') = createRequire(import.meta.url)('fontkit');

/** The fonts of a document. Each is opened when a text first needs it. */
export interface Fonts {
  /** Whether a font has a picture of a character. */
  has(font: FontName, codePoint: number): boolean;
  /**
   * Points that a text of one font takes on a line, or a little more.
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

  /** Of one point size; words come again and again. */
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

/** Their letters take other forms beside each other, which have widths of their own. */
const shaped: ReadonlySet<FontName> = new Set(['arabic', 'devanagari', 'thai']);

/** In other scripts letters at most move a little closer to each other, which takes long to find. */
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
