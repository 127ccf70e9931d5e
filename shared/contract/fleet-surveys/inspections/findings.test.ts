import { unitSizes } from '../../portal/units-of-measurement.ts';
import { colorOfUnit } from './colors.ts';
import {
  checkLimits,
  crossingLimits,
  type Finding,
  findingsOf,
  type ReadTire,
} from './findings.ts';
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
const pressures = (other: number) => [
  tire({ pressure: bar(6.9) }),
  inner({ pressure: bar(other) }),
];
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

  test.each([
    ['psi', psi, 100, 15, [94.9, 95, 95.1, 104.9, 105, 130, 130.1, 140, 140.1]],
    ['bar', bar, 7, 1, [6.59, 6.6, 6.61, 7.29, 7.3, 9.05, 9.06, 9.75, 9.76]],
  ] as const)('pressure of hot tires in %s', (_, stored, goal, allowance, typed) => {
    const spec = { ...defaultSpec('drive', 'G'), targetPressure: stored(goal) };
    const hot = crossingLimits(stored(allowance));
    const found = typed.map(
      (value) => findingsOf([tire({ pressure: stored(value), spec })], hot)[0],
    );
    expect(found.map((finding) => finding?.severity)).toEqual([
      'critical',
      'critical',
      'warning',
      'warning',
      undefined,
      undefined,
      'warning',
      'warning',
      'critical',
    ]);
    // The finding stores the value as read.
    expect(found[0]).toMatchObject({ measured: stored(typed[0]), limit: stored(goal) });
  });

  test('a flat of a hot unit is critical, its duals are held against each other by tread alone', () => {
    const hot = crossingLimits(psi(15));
    expect(findingsOf([tire({ pressure: 0 })], hot)).toMatchObject([
      { check: 'pressure', severity: 'critical', measured: 0 },
    ]);
    const pair = [
      tire({ pressure: psi(108), tread: deep(20) }),
      inner({ pressure: psi(122), tread: deep(13) }),
    ];
    expect(findingsOf(pair, hot).map(({ check }) => check)).toEqual(['tread_mismatch_duals']);
    expect(findingsOf(pair).map(({ check }) => check)).toContain('dual_pressure');
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

/** The nearest hundredths that a metric gauge shows; none lies exactly on a threshold. */
describe('beside each threshold in mm and bar', () => {
  const treads = (left: number, other: ReadTire) => [tire({ tread: left }), other];
  test.each([
    ['steer', 3.17, 'critical'],
    ['steer', 3.18, 'warning'],
    ['steer', 4.76, 'warning'],
    ['steer', 4.77, undefined],
    ['drive', 1.58, 'critical'],
    ['drive', 1.59, 'warning'],
    ['trailer', 3.17, 'warning'],
    ['trailer', 3.18, undefined],
  ] as const)('a %s tire of %d mm: %s', (role, tread, severity) => {
    const [said] = findingsOf([tire({ role, tread, spec: defaultSpec(role, 'G') })]);
    expect(said?.severity).toBe(severity);
  });

  test.each([
    ['duals by tread', treads(10, inner({ tread: 13.17 })), undefined],
    ['duals by tread', treads(10, inner({ tread: 13.18 })), 'warning'],
    ['duals by tread', treads(10, inner({ tread: 14.76 })), 'warning'],
    ['duals by tread', treads(10, inner({ tread: 14.77 })), 'critical'],
    ['an axle', treads(10, right({ tread: 14.76 })), undefined],
    ['an axle', treads(10, right({ tread: 14.77 })), 'warning'],
    ['an axle', treads(10, right({ tread: 16.35 })), 'warning'],
    ['an axle', treads(10, right({ tread: 16.36 })), 'critical'],
    ['duals by pressure', pressures(7.24), undefined],
    ['duals by pressure', pressures(7.25), 'warning'],
    ['duals by pressure', pressures(7.58), 'warning'],
    ['duals by pressure', pressures(7.59), 'critical'],
  ])('%s', (_, tires, severity) => {
    expect(findingsOf(tires)[0]?.severity).toBe(severity);
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

test('other settings move the thresholds', () => {
  const pair = [tire({ tread: 10 }), inner({ tread: 12 })];
  const strict = { ...checkLimits, dualTread: { warning: 1, critical: 3 } };
  const [finding]: Finding[] = findingsOf(pair, strict);
  expect(finding).toMatchObject({ severity: 'warning', measured: 2, limit: 1, specId: null });
});
