import { specRoles } from '@portal/contract/admin';
import fc from 'fast-check';
import { type SpecsApi, testSpecsApi, yards } from './testing.ts';

let api: SpecsApi;
beforeAll(async () => {
  api = await testSpecsApi();
  // The reader sees bar: 1 bar is exactly 100 kPa.
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('id', '=', api.ids.anna)
    .execute();
});
afterAll(() => api.close());

const days = ['2026-03-05', '2026-03-06', '2026-04-01', '2026-05-01'] as const;
const roles = ['steer', 'drive'] as const;
const bar = fc.option(fc.integer({ min: 1, max: 13 }), { nil: null });
const caps = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
const spec = fc.record({
  role: fc.constantFrom(...roles),
  location_id: fc.constantFrom(null, yards.akron, yards.boise),
  valid_from: fc.constantFrom(...days),
  bar,
  caps,
});
const specs = fc.uniqueArray(spec, {
  maxLength: 14,
  selector: ({ role, location_id, valid_from }) => `${role} ${location_id} ${valid_from}`,
});

type Spec = (typeof spec extends fc.Arbitrary<infer Value> ? Value : never) & object;

/**
 * The spec in force at a place at the end of a day, computed by applying each day's specs over
 * those of the day before.
 */
function heldOn(stored: readonly Spec[], place: Pick<Spec, 'role' | 'location_id'>, day: string) {
  let [own, fleet]: (Spec | undefined)[] = [];
  for (const today of days) {
    if (today > day) break;
    for (const each of stored) {
      if (each.valid_from !== today || each.role !== place.role) continue;
      if (each.location_id === null) fleet = each;
      else if (each.location_id === place.location_id) own = each;
    }
  }
  const held = (field: 'bar' | 'caps', usual: number | null) => {
    if (own && own[field] !== null) return { value: own[field], source: 'location' };
    if (fleet && fleet[field] !== null) return { value: fleet[field], source: 'fleet' };
    return { value: usual, source: 'default' };
  };
  return { pressure: held('bar', null), caps: held('caps', null) };
}

test('is the nearest that sets a value on the day, computed in two ways', async () => {
  const { kysely } = api.database;
  const isAsExpected = fc.asyncProperty(specs, fc.constantFrom(...days), async (stored, day) => {
    await kysely.deleteFrom('specs').execute();
    if (stored.length > 0)
      await kysely
        .insertInto('specs')
        .values(
          stored.map(({ bar: pressure, caps: most, ...key }) => ({
            ...key,
            account_id: 1,
            target_pressure_kpa: pressure === null ? null : pressure * 100,
            pull_depth_mm: null,
            casing_age_years: null,
            most_repairs: null,
            most_caps: most,
          })),
        )
        .execute();
    for (const location_id of [null, yards.akron, yards.boise]) {
      const { items } = await api.specs(location_id === null ? [] : [location_id], day);
      for (const found of items[0]?.roles ?? []) {
        const role = roles.find((each) => each === found.role);
        if (!role) continue;
        const { pressure, caps: most } = heldOn(stored, { role, location_id }, day);
        const { target_pressure, most_caps } = found.values;
        expect([role, location_id, target_pressure.source]).toEqual([
          role,
          location_id,
          pressure.source,
        ]);
        if (pressure.value !== null) expect(target_pressure.value).toBe(pressure.value);
        expect(most_caps).toMatchObject(most);
      }
      expect(items[0]?.roles).toHaveLength(specRoles.length);
    }
  });
  await fc.assert(isAsExpected, { numRuns: 30 });
}, 120_000);
