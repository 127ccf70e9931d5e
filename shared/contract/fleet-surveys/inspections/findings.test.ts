import fc from 'fast-check';
import { unitSizes } from '../../portal/units-of-measurement.ts';
import { axleRoles } from '../units/configurations.ts';
import { colorOfUnit } from './colors.ts';
import { checkLimits, type Finding, findingsOf, type ReadTire } from './findings.ts';
import { defaultSpec } from './specs.ts';

const psi = (value: number) => value * unitSizes.psi;
const bar = (value: number) => value * unitSizes.bar;
const deep = (thirtySeconds: number) => thirtySeconds * unitSizes['32nds'];

const tire = (fields: Partial<ReadTire> = {}): ReadTire => ({
  axle: 2,
  side: 'left',
  slot: 'outer',
  role: 'drive',
  pressure: null,
  tread: null,
  spec: defaultSpec('drive', 'G'),
  ...fields,
});
const inner = (fields: Partial<ReadTire>) => tire({ slot: 'inner', ...fields });
const right = (fields: Partial<ReadTire>) => tire({ side: 'right', ...fields });

const told = (tires: readonly ReadTire[]) =>
  findingsOf(tires).map(({ check, severity }) => `${check} ${severity}`);

describe('below, at and above each threshold', () => {
  const target = psi(100);
  test.each([
    ['psi', psi, 100, [79.9, 80, 80.1, 89.9, 90, 115, 115.1, 125, 125.1]],
    ['bar', bar, 7, [5.59, 5.6, 5.61, 6.29, 6.3, 8.05, 8.06, 8.75, 8.76]],
  ] as const)('pressure in %s', (_, stored, goal, typed) => {
    const spec = { ...defaultSpec('drive', 'G'), targetPressure: stored(goal) };
    expect(typed.map((value) => told([tire({ pressure: stored(value), spec })])[0])).toEqual([
      'pressure critical',
      'pressure critical',
      'pressure warning',
      'pressure warning',
      undefined,
      undefined,
      'pressure warning',
      'pressure warning',
      'pressure critical',
    ]);
  });

  test('a flat is critical, and what was not read is nothing', () => {
    const spec = { ...defaultSpec('drive', 'G'), targetPressure: target };
    expect(told([tire({ pressure: 0, spec })])).toEqual(['pressure critical']);
    expect(told([tire({ spec })])).toEqual([]);
  });

  test.each([
    ['steer', [3.9, 4, 5.9, 6]],
    ['drive', [1.9, 2, 5.9, 6]],
    ['trailer', [1.9, 2, 3.9, 4]],
  ] as const)('tread of a %s axle, in 32nds and in mm', (role, [illegal, legal, worn, fit]) => {
    const severity = (tread: number) => told([tire({ role, tread, spec: defaultSpec(role, 'G') })]);
    expect(severity(deep(illegal))).toEqual(['tread_depth critical']);
    expect(severity(deep(legal))).toEqual(['tread_depth warning']);
    expect(severity(deep(worn))).toEqual(['tread_depth warning']);
    expect(severity(deep(fit))).toEqual([]);
    expect(severity(Math.ceil(deep(fit)))).toEqual([]);
    expect(severity(Math.floor(deep(illegal) * 10) / 10)).toEqual(['tread_depth critical']);
  });

  test.each([
    [
      'duals by tread',
      (more: number) => [tire({ tread: deep(10) }), inner({ tread: deep(10 + more) })],
      [4, 4.1, 6, 6.1],
      'tread_mismatch_duals',
    ],
    [
      'an axle',
      (more: number) => [tire({ tread: deep(10) }), right({ tread: deep(10 + more) })],
      [6, 6.1, 8, 8.1],
      'tread_mismatch_axle',
    ],
    [
      'duals by pressure',
      (more: number) => [tire({ pressure: psi(98) }), inner({ pressure: psi(98 + more) })],
      [5, 5.1, 10, 10.1],
      'dual_pressure',
    ],
  ] as const)('%s', (_, pair, [fine, warned, most, critical], check) => {
    expect(told(pair(fine))).toEqual([]);
    expect(told(pair(warned))).toEqual([`${check} warning`]);
    expect(told(pair(most))).toEqual([`${check} warning`]);
    expect(told(pair(critical))).toEqual([`${check} critical`]);
  });
});

test('a pair is one finding, and an axle holds the means of its sides against each other', () => {
  const tires = [
    tire({ tread: deep(20) }),
    inner({ tread: deep(12) }),
    right({ tread: deep(9) }),
    right({ slot: 'inner', tread: deep(9) }),
  ];
  expect(findingsOf(tires)).toEqual([
    expect.objectContaining({ check: 'tread_mismatch_duals', side: 'left', slot: null }),
    expect.objectContaining({
      check: 'tread_mismatch_axle',
      side: null,
      measured: deep(16) - deep(9),
    }),
  ]);
  expect(colorOfUnit(tires, findingsOf(tires))).toBe('red');
  expect(colorOfUnit([tire()], [])).toBe('grey');
});

/** The rules once more, in whole tenths of psi and of 32nds, which have no fractions. */
function secondComputation(tires: readonly Tenths[]): string[] {
  const said: string[] = [];
  const differ = (name: string, a: number | null, b: number | null, most: [number, number]) => {
    if (a === null || b === null) return;
    if (Math.abs(a - b) > most[1]) said.push(`${name} critical`);
    else if (Math.abs(a - b) > most[0]) said.push(`${name} warning`);
  };
  for (const { role, pressure, tread, target } of tires) {
    if (pressure !== null) {
      const percent = pressure * 100;
      if (percent <= target * 80 || percent > target * 125) said.push('pressure critical');
      else if (percent < target * 90 || percent > target * 115) said.push('pressure warning');
    }
    if (tread !== null) {
      if (tread < (role === 'steer' ? 40 : 20)) said.push('tread_depth critical');
      else if (tread < (role === 'steer' || role === 'drive' ? 60 : 40))
        said.push('tread_depth warning');
    }
  }
  const [lo, li, ri, ro] = tires;
  for (const [outer, near] of [
    [lo, li],
    [ro, ri],
  ]) {
    differ('tread_mismatch_duals', outer?.tread ?? null, near?.tread ?? null, [40, 60]);
    differ('dual_pressure', outer?.pressure ?? null, near?.pressure ?? null, [50, 100]);
  }
  // Twice the means, so that halves stay whole.
  const side = (pair: (Tenths | undefined)[]) => {
    const read = pair.flatMap((each) => (each && each.tread !== null ? [each.tread] : []));
    return read.length === 0 ? null : (read.reduce((a, b) => a + b, 0) * 2) / read.length;
  };
  differ('tread_mismatch_axle', side([lo, li]), side([ro, ri]), [120, 160]);
  return said.sort();
}

interface Tenths {
  readonly role: ReadTire['role'];
  readonly pressure: number | null;
  readonly tread: number | null;
  readonly target: number;
}

test('any readings of an axle of duals are judged as by the second computation', () => {
  const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null });
  const reading = fc.record({ pressure: maybe(2000), tread: maybe(300) });
  const four = fc.tuple(reading, reading, reading, reading);
  const target = fc.integer({ min: 700, max: 1300 });
  fc.assert(
    fc.property(fc.constantFrom(...axleRoles), target, four, (role, goal, readings) => {
      const places = [
        ['left', 'outer'],
        ['left', 'inner'],
        ['right', 'inner'],
        ['right', 'outer'],
      ] as const;
      const spec = { ...defaultSpec(role, null), targetPressure: psi(goal / 10) };
      const tires = readings.map(({ pressure, tread }, index) => {
        const [side, slot] = places[index] ?? places[0];
        const stored = {
          pressure: pressure === null ? null : psi(pressure / 10),
          tread: tread === null ? null : deep(tread / 10),
        };
        return tire({ role, side, slot, spec, ...stored });
      });
      const tenths = readings.map((each) => ({ ...each, role, target: goal }));
      expect(told(tires).sort()).toEqual(secondComputation(tenths));
    }),
    { numRuns: 2000 },
  );
});

test('other settings move the thresholds', () => {
  const pair = [tire({ tread: 10 }), inner({ tread: 12 })];
  const strict = { ...checkLimits, dualTread: { warning: 1, critical: 3 } };
  const [finding]: Finding[] = findingsOf(pair, strict);
  expect(finding).toMatchObject({ severity: 'warning', measured: 2, limit: 1, specId: null });
});
