import fc from 'fast-check';
import {
  type AskedTorques,
  type Fasteners,
  limitsAt,
  torqueResultOf,
  torqueSizes,
  torqueSpecs,
  torquesOf,
} from '../../fleet-surveys.ts';

const at = { role: 'drive', locationId: 7, day: '2026-03-05' } as const;
const nm = (poundFeet: number) => poundFeet * torqueSizes.lbft;
const asking = (
  m22: number | null,
  more: Partial<AskedTorques> = {},
  stud_20mm: number | null = null,
): AskedTorques => ({
  role: 'drive',
  locationId: null,
  validFrom: '2026-01-01',
  torques: { m22, stud_20mm },
  ...more,
});

test('what no spec asks for is judged as is usual', () => {
  expect(torquesOf([], at)).toBeNull();
  expect(torquesOf([asking(null)], at)).toBeNull();
  expect(torquesOf([asking(nm(600), { role: 'steer' })], at)).toBeNull();
  expect(torquesOf([asking(nm(600), { validFrom: '2026-03-06' })], at)).toBeNull();
  expect(torquesOf([asking(nm(600), { locationId: 8 })], at)).toBeNull();
});

test('the middle of the usual limits asks for just these', () => {
  const found = torquesOf([asking(nm(475), {}, nm(295))], at);
  for (const kind of ['m22', 'stud_20mm'] as const) {
    expect(found?.[kind].least).toBeCloseTo(torqueSpecs[kind].least, 9);
    expect(found?.[kind].most).toBeCloseTo(torqueSpecs[kind].most, 9);
  }
});

test('a yard goes before its fleet, stud by stud', () => {
  const specs = [asking(nm(475), {}, nm(590)), asking(nm(950), { locationId: 7 })];
  const found = torquesOf(specs, at);
  expect(found?.m22.least).toBeCloseTo(nm(900), 9);
  expect(found?.stud_20mm.most).toBeCloseTo(nm(620), 9);
});

test('a later spec without a torque follows the fleet, not the spec before it', () => {
  const own = { locationId: 7 };
  const specs = [
    asking(nm(475)),
    asking(nm(950), own),
    asking(null, { ...own, validFrom: '2026-02-01' }),
  ];
  expect(torquesOf(specs, at)?.m22.most).toBeCloseTo(nm(500), 9);
  expect(torquesOf(specs, { ...at, day: '2026-01-31' })?.m22.most).toBeCloseTo(nm(1000), 9);
});

test('limits judge alike in the units of their readers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 1000 }),
      fc.integer({ min: 1, max: 1500 }),
      fc.constantFrom('lbft' as const, 'nm' as const),
      fc.constantFrom<Fasteners>('m22', 'stud_20mm'),
      (asked, measured, unit, kind) => {
        const limits = torquesOf([asking(nm(asked), {}, nm(asked))], at);
        if (!limits) throw new Error('A spec asks for a torque.');
        const told = (value: number) => Number((value / torqueSizes[unit]).toFixed(6));
        const range = ({ least, most }: (typeof limits)[Fasteners]) => ({
          least: told(least),
          most: told(most),
        });
        const end = { limits: { m22: range(limits.m22), stud_20mm: range(limits.stud_20mm) } };
        expect(torqueResultOf(nm(measured), limitsAt(end, kind, unit))).toBe(
          torqueResultOf(nm(measured), limits[kind]),
        );
      },
    ),
  );
  expect(limitsAt({}, 'm22', 'nm')).toBe(torqueSpecs.m22);
});
