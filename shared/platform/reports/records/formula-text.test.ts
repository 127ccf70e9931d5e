import type { Figure, Measure, ReportFormat } from '@portal/contract/reports';
import { type FigureFormat, formatFigure, roundHalfUp } from '../../format/format.ts';
import { reportWords } from '../../testing/report-words.ts';
import { formulaText } from './formula-text.ts';

// The numbers in a formula reproduce the figure that it explains.

const t = (key: string, params: Record<string, string> = {}) =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    (reportWords as Record<string, string>)[key] ?? key,
  );
const write = (value: number, format: FigureFormat) =>
  formatFigure(value, format, { currencySymbol: '$' });

const sum = (name: string, value: number, format: ReportFormat) => {
  const measure: Measure = { label: name, adds: format === 'integer' ? null : 'x', format };
  return { taken: { name, measure, place: { row: {}, names: [] } }, name, value };
};

type Quotient = Exclude<Figure, { sum: string }>;
const quotient = (scale?: Quotient['scale'], leftBy?: string): Quotient => ({
  part: 'Part',
  whole: 'Whole',
  ...(scale && { scale }),
  ...(leftBy && { leftBy }),
});

const textOf = (
  how: Figure,
  format: FigureFormat,
  value: number,
  part: ReturnType<typeof sum>,
  whole: ReturnType<typeof sum> | null,
) => formulaText({ how, figure: { value, format }, part, whole }, { t, write });

test.each([
  [
    'a share that is rounded',
    'percent',
    'percent',
    2,
    3,
    66.67,
    'Part $2.00 × 100 ÷ Whole $3.00 = 66.6666…%, rounded to 66.67%',
  ],
  [
    'a share that is exact',
    'percent',
    'percent',
    1,
    4,
    25,
    'Part $1.00 × 100 ÷ Whole $4.00 = 25.00%',
  ],
  [
    'a share below nothing',
    'percent',
    'percent',
    -1,
    3,
    -33.33,
    'Part -$1.00 × 100 ÷ Whole $3.00 = -33.3333…%, rounded to -33.33%',
  ],
  [
    'a half of a hundredth',
    'percent',
    'percent',
    0.01,
    8,
    0.13,
    'Part $0.01 × 100 ÷ Whole $8.00 = 0.125%, rounded to 0.13%',
  ],
  [
    'a ratio of thousands',
    undefined,
    'ratio',
    40_000,
    3,
    13_333.33,
    'Part $40,000.00 ÷ Whole $3.00 = 13,333.3333…, rounded to 13,333.33',
  ],
  [
    'years of days',
    'years',
    'ratio',
    1000,
    1,
    2.74,
    'Part $1,000.00 ÷ 365.25 ÷ Whole $1.00 = 2.7378…, rounded to 2.74',
  ],
] as const)('writes %s', (_, scale, format, part, whole, value, text) => {
  expect(
    textOf(
      quotient(scale),
      format,
      value,
      sum('Part', part, 'currency'),
      sum('Whole', whole, 'currency'),
    ),
  ).toBe(text);
});

test('divides durations in seconds', () => {
  expect(
    textOf(
      quotient(),
      'rollTime',
      5656.25,
      sum('Time', 45_250, 'rollTime'),
      sum('Calls', 8, 'integer'),
    ),
  ).toBe('Time 45,250 s ÷ Calls 8 = 5,656.25 s, rounded to 01:34');
});

test('says of the second of two shares what the first one leaves', () => {
  const text = textOf(
    quotient('percent', 'Other'),
    'percent',
    39.71,
    sum('Part', 397.15, 'currency'),
    sum('Whole', 1000, 'currency'),
  );
  expect(text).toContain('= 39.715%. Shown as 100 − 60.29% = 39.71%,');
});

test('a sum is its own formula', () => {
  expect(textOf({ sum: 'Part' }, 'integer', 12, sum('Part', 12, 'integer'), null)).toBe(
    'Part, counted: 12',
  );
});

test('a whole of nothing has no quotient', () => {
  const text = textOf(
    quotient(),
    'ratio',
    0,
    sum('Part', 1, 'integer'),
    sum('Whole', 0, 'integer'),
  );
  expect(text).toContain('= –');
});

const numbers = (text: string) =>
  [...text.matchAll(/-?\$?[\d,]+(?:\.\d+)?/g)].map(([each]) =>
    Number(each.replaceAll(/[$,]/g, '')),
  );

test.each(['percent', 'years', undefined] as const)(
  '%s: what is written makes the figure again',
  (scale) => {
    const format = scale === 'percent' ? 'percent' : 'ratio';
    const factor = { percent: 100, years: 1 / 365.25, none: 1 }[scale ?? 'none'];
    let seed = 5;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let count = 0; count < 500; count += 1) {
      const part = (random(2_000_000) - 200_000) / 100;
      const whole = (random(900_000) + 1) / 100;
      const value = roundHalfUp((part * factor) / whole, 2);
      const text = textOf(
        quotient(scale),
        format,
        value,
        sum('Part', part, 'currency'),
        sum('Whole', whole, 'currency'),
      );
      const [sums = '', result = ''] = text.split(' = ');
      const written = numbers(sums);
      const [above = 0, below = 0] = [written.at(0), written.at(-1)];
      expect({ text, figure: roundHalfUp((above * factor) / below, 2) }).toEqual({
        text,
        figure: numbers(result).at(-1),
      });
      const exact = numbers(result)[0] ?? 0;
      expect(Math.abs(exact - (part * factor) / whole)).toBeLessThan(0.0051);
    }
  },
);
