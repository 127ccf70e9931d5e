import fc from 'fast-check';
import type { PresentUnit } from '../units/write-change.ts';
import { type Plan, planRows, type ResolvedRow } from './plan-rows.ts';

const place = { location_id: 1, owners: new Map([[7, 'Apex Lease']]), thisYear: 2026 };

const unit = (id: number, unit_number: string): PresentUnit => ({
  id,
  account_id: 1,
  location_id: 1,
  owner_id: null,
  unit_number,
  number_key: unit_number.toLowerCase(),
  type: 'tractor',
  configuration: '6x4',
  vocation: null,
  meter: 'odometer',
  is_active: true,
  vin: null,
  dot: null,
  license_plate: null,
  license_plate_state: null,
  license_plate_country: null,
  manufacturer: null,
  model: null,
  year: null,
  revision: 1,
  client_key: null,
  created_by: null,
  changed_at: new Date(0),
  deleted_at: null,
});

const numbers = ['A', 'a', 'B', 'C', 'D', ''];
/** A number, and the unit that the row names: by index, none, or an unknown one. */
const rowOf = fc.record({
  unit_number: fc.constantFrom(...numbers),
  named: fc.constantFrom(0, 1, 2, 'new', 'unknown'),
  revision: fc.constantFrom(1, 2),
});
const present = [unit(11, 'A'), unit(12, 'B'), unit(13, 'C')];
const holders = new Map(present.map(({ number_key, id }) => [number_key, id]));

const given = (rows: readonly { unit_number: string; named: unknown; revision: number }[]) =>
  rows.map(({ unit_number, named, revision }, index): ResolvedRow => {
    const key = unit_number.toLowerCase();
    const said = { row: index + 1, unit_number, type: 'tractor', configuration: '6x4' } as const;
    const isNamed = named !== 'new';
    return {
      said: isNamed ? { ...said, unit_id: 1, revision } : said,
      present: isNamed ? (typeof named === 'number' && present[named]) || null : undefined,
      taken: { key, unit: holders.get(key) ?? null },
      tires: [],
    };
  });

/** Returns the numbers of all units after carrying out the plans one after another. */
function carriedOut(plans: readonly Plan[]): string[] {
  const kept = new Map(present.map(({ id, number_key }) => [id, number_key]));
  plans.forEach((plan, index) => {
    if (plan.result === 'changed') kept.set(plan.present.id, plan.unit.unit_number.toLowerCase());
    if (plan.result === 'new') kept.set(-index - 1, plan.unit.unit_number.toLowerCase());
    // No step may conflict with the next.
    expect(new Set(kept.values()).size).toBe(kept.size);
  });
  return [...kept.values()];
}

test('whatever the rows, no two units ever have one number, and only a fault refuses a row', () => {
  fc.assert(
    fc.property(fc.array(rowOf, { maxLength: 8 }), (rows) => {
      const plans = planRows(given(rows), place);
      carriedOut(plans);
      for (const plan of plans) {
        if (plan.result === 'refused') expect(plan.faults.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
});

test('what is planned of the first rows does not depend on those that follow', () => {
  fc.assert(
    fc.property(fc.array(rowOf, { minLength: 1, maxLength: 8 }), (rows) => {
      const plans = planRows(given(rows), place);
      expect(planRows(given(rows.slice(0, -1)), place)).toEqual(plans.slice(0, -1));
    }),
    { numRuns: 500 },
  );
});

test('a row that says what is there already changes nothing, and needs no revision', () => {
  const said = { row: 1, unit_number: 'A', type: 'tractor', configuration: '6x4' } as const;
  const row = { present: present[0] ?? null, taken: { key: 'a', unit: 11 }, tires: [] };
  expect(planRows([{ ...row, said: { ...said, unit_id: 11 } }], place)).toMatchObject([
    { result: 'unchanged' },
  ]);
  const owner = { ...said, unit_id: 11, revision: 1, owner: ' Apex Lease ' };
  expect(planRows([{ ...row, said: owner }], place)).toMatchObject([
    { result: 'changed', unit: { owner: 'Apex Lease' }, before: { owner: null } },
  ]);
});

test.each([
  ['loses a place with a tire', { axle: 3, side: 'left', slot: 'outer' }, 'refused'],
  ['keeps the places of its tires', { axle: 2, side: 'left', slot: 'outer' }, 'changed'],
] as const)('a row by which a unit %s is %s', (_, tire, result) => {
  const said = { row: 1, unit_number: 'A', type: 'tractor', configuration: '4x2' } as const;
  const row = { present: present[0] ?? null, taken: { key: 'a', unit: 11 }, tires: [tire] };
  const [plan] = planRows([{ ...row, said: { ...said, unit_id: 11, revision: 1 } }], place);
  expect(plan?.result).toBe(result);
  if (plan?.result === 'refused')
    expect(plan.faults).toEqual([{ path: 'configuration', code: 'tires_in_place' }]);
});
