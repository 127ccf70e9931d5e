import type { EmbeddedFont } from './pdfmake-steps.ts';

/** Signs of figures and dates, which Noto Sans sets letter by letter: none moves or changes beside another. */
export const figureSigns = '0123456789.,:/()$%+- ';

const figure = /^[\d.,:/()$%+\- ]*$/;

/**
 * Has a font place figures by the widths of their signs alone. To look for ligatures and kerning, of which they have
 * none, takes most of the time in which a table is set.
 */
export function setFiguresFast(font: EmbeddedFont): void {
  if (Object.hasOwn(font, 'layoutRun')) return;
  font.layoutRun = (text, features) => {
    if (features !== undefined || !figure.test(text))
      return Object.getPrototypeOf(font).layoutRun.call(font, text, features);
    const glyphs = font.font.glyphsForString(text);
    const positions = glyphs.map((glyph) => {
      const xAdvance = glyph.advanceWidth * font.scale;
      return { xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: xAdvance };
    });
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  };
}
