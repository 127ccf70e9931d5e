import { ruleWord } from './finding-words.ts';

const low = { check: 'pressure', severity: 'critical', limit: 100 } as const;

test.each([
  [{ measured: 0 }, 'finding.flat'],
  [{ measured: 0, is_flat: true }, 'finding.flat'],
  // A hot tire read below the allowance: its pressure counts as 0, but it is not flat.
  [{ measured: 0, is_flat: false }, 'finding.pressure_below'],
  [{ measured: 79 }, 'finding.pressure_below'],
  [{ measured: 130 }, 'finding.pressure_above'],
])('%j is told as %s', (read, key) => {
  expect(ruleWord({ ...low, ...read }).key).toBe(key);
});

test('a percentage at a half is rounded up in whatever unit its values were stored', () => {
  const psi = 6.894757293168361;
  for (let measured = 1; measured < 120; measured += 1) {
    const [told, kept] = [1, psi].map((size) =>
      ruleWord({
        check: 'pressure',
        severity: 'critical',
        measured: measured * size,
        limit: 120 * size,
      }),
    );
    expect(kept?.percent).toBe(told?.percent);
  }
});
