import { createRequire } from 'node:module';
import { fontFile } from '../fonts/font-files.ts';
import { figureSigns } from './typeset-figures.ts';

const { openSync }: typeof import('fontkit') = createRequire(__filename)('fontkit');

test.each(['normal', 'bold'] as const)(
  'signs of figures in %s letters stand as wide beside each other as alone, and are not replaced',
  (weight) => {
    const font = openSync(fontFile('latin', weight));
    if ('fonts' in font) throw new Error('It holds several fonts');
    const pairs = [...figureSigns].flatMap((one) => [...figureSigns].map((other) => one + other));
    for (const text of [...pairs, '1/2', '3/4', '12/31/2026', '($1,234,567.89)', '-10.5%']) {
      const { glyphs, positions } = font.layout(text);
      const alone = font.glyphsForString(text);
      expect(glyphs.map(({ id }) => id)).toEqual(alone.map(({ id }) => id));
      expect(
        positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]),
      ).toEqual(alone.map(({ advanceWidth }) => [advanceWidth, 0, 0]));
    }
  },
);
