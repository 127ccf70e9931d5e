import type { ChosenYard } from '@portal/contract/admin';
import { emptyDriveSpec, type SpecsApi, storeProducts, testSpecsApi, yards } from './testing.ts';

let api: SpecsApi;
beforeAll(async () => {
  api = await testSpecsApi();
  await storeProducts(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['spec_changes', 'specs', 'audit_entries'] as const)
    await api.database.kysely.deleteFrom(table).execute();
});

const today = '2026-03-05';
const conflicts = (change: object = {}, person: 'anna' | 'dora' | 'gyr' = 'anna') =>
  api.as(person, 'POST manage_specs/get_fleet_location_conflicts', {
    account: '0042',
    valid_from: today,
    axles: ['drive'],
    ...change,
  });
/** Builds a choice from the present conflicts that overwrites the given yards. */
const chosen = async (...overwritten: readonly number[]): Promise<ChosenYard[]> => {
  const { body } = await conflicts();
  return body.fleet_locations.map(({ location_id, revision }) => ({
    location_id,
    revision,
    is_overwritten: overwritten.includes(location_id),
  }));
};
const pressureOf = async (yard: number, day?: string) => {
  const { items } = await api.specs([yard], day);
  return items[0]?.roles.find(({ role }) => role === 'drive')?.values.target_pressure;
};
const both = async () => {
  await api.save({ location_id: yards.akron }, { target_pressure: 95, products: [1] });
  await api.save({ location_id: yards.boise }, { target_pressure: 90 });
};

describe('yards with specs of their own', () => {
  test('are told with what they ask, on the day and later', async () => {
    await both();
    await api.save({ location_id: yards.boise, valid_from: '2026-06-01' }, { pull_depth: 8 });
    const { body } = await conflicts();
    expect(body).toMatchObject({
      ResponseCode: 200,
      no_conflicts: false,
      message: 'Yards with specs of their own: 2.',
      pressure_format: 'psi',
      fleet_locations: [
        {
          location_id: yards.akron,
          name: 'Akron Yard',
          specs: [
            {
              role: 'drive',
              valid_from: today,
              target_pressure: 95,
              pull_depth: null,
              products: ['Northway HD 11R22.5'],
            },
          ],
        },
        {
          location_id: yards.boise,
          specs: [
            { valid_from: today, target_pressure: 90 },
            { valid_from: '2026-06-01', target_pressure: null, pull_depth: 8 },
          ],
        },
      ],
    });
    const { body: later } = await conflicts({ valid_from: '2026-06-01' });
    expect(later.fleet_locations[1]?.specs).toMatchObject([{ valid_from: '2026-06-01' }]);
  });

  test('are none where they ask for nothing, or of other axles alone', async () => {
    await api.save({ location_id: yards.akron }, { role: 'steer', target_pressure: 95 });
    await api.save({ location_id: yards.boise }, { target_pressure: 90 });
    await api.save({ location_id: yards.boise });
    const { body } = await conflicts();
    expect(body).toMatchObject({ no_conflicts: true, fleet_locations: [] });
    const { body: listed } = await api.as('anna', 'POST manage_specs/get_locations', {
      account: '0042',
    });
    expect(listed.locations.map(({ location_id, has_own }) => [location_id, has_own])).toEqual([
      [yards.akron, true],
      [yards.boise, false],
    ]);
  });

  test('are not told to who does not write the fleet', async () => {
    expect(await conflicts({}, 'dora')).toMatchObject({ status: 401, body: { code: 'no_right' } });
  });

  test.each([
    ['a day of 1990', { valid_from: '1990-01-01' }, 'valid_from'],
    ['a foreign account', { account: '42' }, 'account'],
    ['an axle that there is not', { axles: ['wing'] }, 'axles.0'],
    ['no axle', { axles: [] }, 'axles'],
  ])('are refused for %s', async (_, change, path) => {
    expect(await conflicts(change)).toMatchObject({ status: 400, body: { path } });
  });
});

describe('saving for the fleet', () => {
  test('keeps the specs of yards one by one, and overwrites others', async () => {
    await both();
    const locations = await chosen(yards.boise);
    expect(await api.save({ locations }, { target_pressure: 105 })).toMatchObject({ status: 200 });
    expect(await pressureOf(yards.akron)).toMatchObject({ value: 95, source: 'location' });
    expect(await pressureOf(yards.boise)).toMatchObject({ value: 105, source: 'fleet', own: null });
  });

  test('keeps them all unless a choice is made', async () => {
    await both();
    await api.save({}, { target_pressure: 105 });
    expect(await pressureOf(yards.boise)).toMatchObject({ value: 90 });
  });

  test('overwrites what a yard has asked for later days as well', async () => {
    await api.save({ location_id: yards.boise, valid_from: '2026-06-01' }, { target_pressure: 90 });
    await api.save({ locations: await chosen(yards.boise) }, { target_pressure: 105 });
    expect(await pressureOf(yards.boise, '2026-07-01')).toMatchObject({ value: 105 });
    expect((await conflicts()).body.no_conflicts).toBe(true);
  });

  test('leaves other axles of a yard alone', async () => {
    await api.save({ location_id: yards.boise }, { role: 'steer', target_pressure: 112 });
    await api.save({ location_id: yards.boise }, { target_pressure: 90 });
    await api.save({ locations: await chosen(yards.boise) }, { target_pressure: 105 });
    const { items } = await api.specs([yards.boise]);
    const steer = items[0]?.roles.find(({ role }) => role === 'steer');
    expect(steer?.values.target_pressure).toMatchObject({ value: 112, source: 'location' });
  });

  test('is told in the audit for the fleet and each yard that it overwrites', async () => {
    await both();
    const { kysely } = api.database;
    await kysely.deleteFrom('audit_entries').execute();
    await api.save({ locations: await chosen(yards.akron) }, { target_pressure: 105 });
    const entries = await kysely
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'added', subject: '0042, drive' },
      { action: 'changed', subject: '0042 Akron Yard, drive', after: { target_pressure: null } },
    ]);
    expect(entries[1]?.before).toHaveProperty('products');
  });

  const refusing = async (locations: readonly ChosenYard[]) => {
    const answer = await api.save({ locations }, { target_pressure: 105 });
    expect((await api.specs()).items[0]?.has_own).toBe(false);
    return answer;
  };
  const elsewhere = { status: 400, body: { code: 'changed_elsewhere', path: 'locations' } };

  test('is refused once a yard was saved meanwhile', async () => {
    await both();
    const locations = await chosen(yards.akron, yards.boise);
    await api.save({ location_id: yards.boise }, { target_pressure: 92 });
    expect(await refusing(locations)).toMatchObject(elsewhere);
    expect(await pressureOf(yards.boise)).toMatchObject({ value: 92 });
  });

  test('is refused once another yard has specs of its own, or one no longer', async () => {
    await api.save({ location_id: yards.akron }, { target_pressure: 95 });
    const locations = await chosen(yards.akron);
    await api.save({ location_id: yards.boise }, { target_pressure: 92 });
    expect(await refusing(locations)).toMatchObject(elsewhere);
    const of = await chosen(yards.akron);
    await api.save({ location_id: yards.boise });
    expect(await refusing(of)).toMatchObject(elsewhere);
  });

  const choice = { location_id: yards.akron, revision: 0, is_overwritten: true };
  test.each([
    ['a foreign yard', [{ ...choice, location_id: yards.foreign }], 'unknown_value'],
    ['a yard twice', [choice, choice], 'invalid'],
  ])('is refused for %s', async (_, locations, code) => {
    const path = `locations.${locations.length - 1}.location_id`;
    expect(await refusing(locations)).toMatchObject({ status: 400, body: { code, path } });
  });

  test('is refused where a yard saves its own', async () => {
    const said = { location_id: yards.akron, locations: [choice] };
    expect(await api.save(said)).toMatchObject({ status: 400, body: { path: 'locations' } });
  });
});

test('what would change is refused for the same choices as saving', async () => {
  const answer = await api.as('anna', 'POST manage_specs/get_spec_effects', {
    account: '0042',
    location_id: null,
    valid_from: today,
    roles: [emptyDriveSpec],
    locations: [{ location_id: yards.foreign, revision: 0, is_overwritten: true }],
  });
  expect(answer).toMatchObject({ status: 400, body: { path: 'locations.0.location_id' } });
});
