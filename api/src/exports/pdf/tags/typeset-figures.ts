import type { EmbeddedFont } from './pdfmake-steps.ts';

/**
 * Characters of figures and dates, which Noto Sans sets one by one: none moves or changes beside
 * another.
 */
export const figureSigns = '0123456789.,:/()$%+- ';

const figure = /^[\d.,:/()$%+\- ]*$/;

/**
 * Makes a font place figures by the widths of their characters alone. Looking for ligatures and
 * kerning, which figures do not have, takes most of the time of setting a table.
 */
export function typesetFiguresFast(font: EmbeddedFont): void {
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
