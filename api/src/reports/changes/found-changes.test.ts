import { type ChangeRule, changeLimits } from '@portal/contract/reports';
import { type Random, randomOf } from '../../db/demo/random.ts';
import { foundChanges } from './found-changes.ts';
import type { RowSample } from './read-samples.ts';

const rules = {
  counts: {
    name: 'hits',
    report: 'trips',
    column: 'HitPercent',
    rows: 'location',
    against: 'fleet',
    told: 'worse',
    noise: 'counts',
    least: { records: 15, days: 5, apart: 5, ratio: 1.2 },
    money: { kind: 'excess' },
  },
  means: {
    name: 'minutes',
    report: 'trips',
    column: 'Minutes',
    rows: 'location',
    against: 'fleet',
    told: 'worse',
    noise: 'means',
    least: { records: 15, days: 5, apart: 10, ratio: 1.1 },
    money: { kind: 'excess' },
  },
} as const satisfies Record<string, ChangeRule>;

const yards = 30;
type Noise = keyof typeof rules;
const drawn: Readonly<Record<Noise, (random: Random, factor: number) => number>> = {
  counts: (random, factor) => Number(random.chance(0.16 * factor)),
  means: (random, factor) => random.lognormal(118 * factor, 0.45),
};
const scales = { counts: 100, means: 1 } as const;

/** Yards with 20 to 60 days of one or two trips each, all alike but for the first. */
function samplesOf(noise: Noise, random: Random, factor: number): RowSample[] {
  const rows = Array.from({ length: yards }, (_, yard) => {
    const days = Array.from({ length: random.integer(20, 60) }, () =>
      Array.from({ length: random.integer(1, 2) }, () =>
        drawn[noise](random, yard === 0 ? factor : 1),
      ),
    );
    return rowOf(noise, `yard ${yard}`, days);
  });
  const days = rows.flatMap((row) => row.drawn);
  return [rowOf(noise, null, days), ...rows].map(({ drawn: _, ...row }) => row);
}

function rowOf(noise: Noise, key: string | null, days: number[][]) {
  const trips = days.flat().length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const part = sum(days.flat());
  return {
    drawn: days,
    side: 'current' as const,
    key,
    name: key,
    value: Math.round((part / trips) * scales[noise] * 100) / 100,
    records: trips,
    days: days.length,
    part,
    whole: trips,
    parts: sum(days.map((day) => sum(day) ** 2)),
    wholes: sum(days.map((day) => day.length ** 2)),
    products: sum(days.map((day) => sum(day) * day.length)),
  };
}

const foundIn = (noise: Noise, random: Random, factor = 1) =>
  foundChanges([rules[noise]], () => ({
    figure: samplesOf(noise, random, factor),
    evidence: null,
  }));

describe.each(['counts', 'means'] as const)('%s', (noise) => {
  it('of yards that are all alike give a finding hardly ever, however many yards there are', () => {
    const fleets = 150;
    const told = Array.from({ length: fleets }, (_, seed) =>
      foundIn(noise, randomOf(seed, `alike ${noise}`)),
    );
    expect(told.every(({ comparisons }) => comparisons === yards)).toBe(true);
    const wrong = told.filter(({ found }) => found.length > 0).length;
    // Three standard deviations above the allowed number.
    const allowed = fleets * changeLimits.error;
    expect(wrong).toBeLessThan(allowed + 3 * Math.sqrt(allowed));
  });

  it('without the test for noise would tell of yards that are like the others', () => {
    const told = Array.from({ length: 20 }, (_, seed) => {
      const samples = samplesOf(noise, randomOf(seed, `alike ${noise}`), 1);
      const [total, ...rows] = samples;
      const { apart } = rules[noise].least;
      return rows.some(({ value }) => Number(value) > Number(total?.value) + apart);
    });
    expect(told.filter(Boolean).length).toBeGreaterThan(10);
  });

  it('tell of the one yard that is worse, and of no other', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { found } = foundIn(noise, randomOf(seed, `worse ${noise}`), noise === 'means' ? 2 : 5);
      expect(found.map(({ row }) => row.key)).toEqual(['yard 0']);
    }
  });

  it('say nothing of a yard that is better where only worse ones are told', () => {
    const { found } = foundIn(noise, randomOf(1, `better ${noise}`), 0.4);
    expect(found).toEqual([]);
  });
});

test('too few records are not compared, and one yard has no others to stand beside', () => {
  const samples = samplesOf('counts', randomOf(1, 'few'), 1);
  const few = foundChanges(
    [{ ...rules.counts, least: { ...rules.counts.least, records: 1000 } }],
    () => ({
      figure: samples,
      evidence: null,
    }),
  );
  expect(few).toEqual({ found: [], comparisons: 0 });
  const [total, only] = samples;
  if (!total || !only) throw new Error('There are yards.');
  const alone = foundChanges([rules.counts], () => ({
    figure: [{ ...only, key: null }, only],
    evidence: null,
  }));
  expect(alone).toEqual({ found: [], comparisons: 0 });
});

test('what is tested in the place of a figure bears it out only when it moves along', () => {
  const rule: ChangeRule = {
    ...rules.means,
    noise: 'counts',
    evidence: { report: 'trips', figure: { part: 'hits', whole: 'trips' }, least: 15 },
  };
  const figure = samplesOf('means', randomOf(3, 'figure'), 2);
  const evidenceOf = (factor: number) => samplesOf('counts', randomOf(3, 'evidence'), factor);
  const namesBy = (evidence: readonly RowSample[]) =>
    foundChanges([rule], () => ({ figure, evidence })).found.map(({ row }) => row.key);
  expect(namesBy(evidenceOf(5))).toEqual(['yard 0']);
  expect(namesBy(evidenceOf(1))).toEqual([]);
  expect(namesBy(evidenceOf(0))).toEqual([]);
});
