import { randomUUID } from 'node:crypto';
import { mountTire, outer, type Place } from '../../testing/mount-tire.ts';
import { type InspectionApi, inner, inspectionApi, wheelAt } from '../testing.ts';
import { clearTires, newTire, replace, replacementOf, tireRows, wornOut } from './testing.ts';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => clearTires(api));
afterAll(() => api.close());

const rear: Place = { axle_number: 3, side: 'right', slot: 'outer' };
const from = (position: Place) => ({ source: 'position', position });
const removed = wornOut;
const inStock = { ...wornOut, destination: 'stock' };

const tireAt = (map: Parameters<typeof wheelAt>[0], place: Place) =>
  wheelAt(map, place).tire?.tire_id ?? null;

/** An open inspection of T1, with tires on some places since January. */
async function opened(...places: readonly Place[]) {
  for (const place of places) await api.mount('T1', place, '2025-01-10');
  const unit = await api.open();
  return { unit, map: await api.read(unit) };
}

test('a tire comes off with all that is said of it, and a new one goes on that nobody has read', async () => {
  const { unit, map } = await opened(outer, inner);
  await api.save(unit, { tread_depths: [3] });
  const { status, body } = await replace(api, unit, [
    replacementOf(map, outer, { removed, mounted: newTire }),
  ]);
  expect([status, body]).toEqual([200, body]);
  expect(wheelAt(body, outer)).toMatchObject({
    color: 'grey',
    reading: null,
    previous: null,
    tire: { brand: 'Northvale', tin: '9HC51024', caps: 0, mounted_on: '2025-06-20' },
  });
  expect(body.findings).toEqual([]);
  expect(body.tire_changes).toMatchObject([
    {
      tire_change_id: body.tire_change_id,
      positions: ['2LO'],
      changed_by: 'Uma Serrano',
      obstacle: null,
    },
  ]);
  const { kysely } = api.database;
  expect(await kysely.selectFrom('removals').selectAll().execute()).toMatchObject([
    {
      removed_on: '2025-06-20',
      survey_id: unit.survey,
      location_id: api.yard,
      odometer_km: 5000 * 1.609344,
      hours: 120,
      tread_mm: 4 * 0.79375,
      reason: 'worn_out',
      destination: 'retread',
      comments: 'Even wear.',
    },
  ]);
  const conditions = await kysely.selectFrom('removal_conditions').select('condition').execute();
  expect(conditions.map(({ condition }) => condition).sort()).toEqual(['cut', 'river']);
  // The tire that came off keeps what was read of it; the other one is read on its own.
  const saved = await api.save(unit, { tread_depths: [20] });
  expect(wheelAt(saved.body, outer).reading).toMatchObject({ revision: 1, tread_depth: 20 });
  const readings = await kysely.selectFrom('readings').select('tread_mm').orderBy('id').execute();
  expect(readings).toEqual([{ tread_mm: 3 * 0.79375 }, { tread_mm: 20 * 0.79375 }]);
});

test('an unlikely tread of a tire that comes off is asked about, and kept as confirmed', async () => {
  const { unit, map } = await opened(outer);
  const client_key = randomUUID();
  await api.save(unit, { tread_depths: [14] });
  const takeOff = (tread_depth: number, confirmed?: readonly string[]) =>
    replace(
      api,
      unit,
      [replacementOf(map, outer, { removed: { ...wornOut, tread_depth, confirmed } })],
      { client_key },
    );
  const refusal = (questions: readonly string[]) => ({
    status: 400,
    body: { code: 'not_confirmed', path: 'replacements.0.removed.confirmed', questions },
  });
  expect(await takeOff(27)).toMatchObject(refusal(['tread_above_original', 'tread_grown']));
  expect(await takeOff(27, ['tread_grown'])).toMatchObject(refusal(['tread_above_original']));
  expect(await takeOff(15.5)).toMatchObject(refusal(['tread_grown']));
  const { status, body } = await takeOff(15.5, ['tread_grown']);
  expect([status, body]).toEqual([200, body]);
  const { kysely } = api.database;
  expect(await kysely.selectFrom('removals').select('confirmed').execute()).toEqual([
    { confirmed: ['tread_grown'] },
  ]);
});

test('a tread that was confirmed as it was read is not asked about again', async () => {
  const { unit, map } = await opened(outer);
  await api.save(unit, { tread_depths: [27], confirmed: ['tread_above_original'] });
  const removal = { ...wornOut, tread_depth: 27 };
  const { status } = await replace(api, unit, [replacementOf(map, outer, { removed: removal })]);
  expect(status).toBe(200);
});

test('an earlier inspection still shows the tire of its day', async () => {
  const { unit, map } = await opened(outer);
  const before = await api.open('T1', '6x4', '2025-05-01');
  const sameDay = await api.open();
  await api.save(sameDay, { tread_depths: [9] });
  await replace(api, unit, [replacementOf(map, outer, { removed, mounted: newTire })]);
  expect(tireAt(await api.read(before), outer)).toBe(tireAt(map, outer));
  // One of the same day that has read it, too.
  expect(wheelAt(await api.read(sameDay), outer)).toMatchObject({
    tire: { tire_id: tireAt(map, outer) },
    reading: { tread_depth: 9 },
  });
  expect(tireAt(await api.read(await api.open('T1', '6x4', '2025-07-01')), outer)).not.toBe(
    tireAt(map, outer),
  );
});

test('two tires change places, and keep their lives', async () => {
  const { unit, map } = await opened(outer, rear);
  const { body } = await replace(api, unit, [
    replacementOf(map, outer, { mounted: from(rear) }),
    replacementOf(map, rear, { mounted: from(outer) }),
  ]);
  expect([tireAt(body, outer), tireAt(body, rear)]).toEqual([
    tireAt(map, rear),
    tireAt(map, outer),
  ]);
  expect(await api.database.kysely.selectFrom('removals').selectAll().execute()).toEqual([]);
  expect(body.tire_changes).toMatchObject([{ positions: ['2LO', '3RO'] }]);
});

test('a tire moves up, and the place that it leaves stays empty', async () => {
  const { unit, map } = await opened(outer, rear);
  const { body } = await replace(api, unit, [
    replacementOf(map, outer, { removed, mounted: from(rear) }),
    replacementOf(map, rear, {}),
  ]);
  expect([tireAt(body, outer), tireAt(body, rear)]).toEqual([tireAt(map, rear), null]);
});

test('what came off as stock is offered, and goes on again', async () => {
  const { unit, map } = await opened(outer);
  const off = await replace(api, unit, [replacementOf(map, outer, { removed: inStock })]);
  expect(tireAt(off.body, outer)).toBeNull();
  const selects = { body: { survey_id: unit.survey } };
  const { stock } = (await api.ask('POST fleet_survey/get_edit_tire_selects', selects)).body;
  expect(stock).toMatchObject([
    { tire_id: tireAt(map, outer), brand: 'Northvale', caps: 0, removed_on: '2025-06-20' },
  ]);
  const mounted = { source: 'stock', tire_id: tireAt(map, outer) };
  const { body } = await replace(api, unit, [replacementOf(off.body, rear, { mounted })]);
  expect(tireAt(body, rear)).toBe(tireAt(map, outer));
  expect((await api.ask('POST fleet_survey/get_edit_tire_selects', selects)).body.stock).toEqual(
    [],
  );
});

test('a tire of the stock is found by TIN, brand, size and cap, word by word', async () => {
  const { unit, map } = await opened(outer, inner);
  await replace(api, unit, [
    replacementOf(map, outer, { removed: inStock }),
    replacementOf(map, inner, { removed: inStock }),
  ]);
  const { kysely } = api.database;
  const [first, second] = [tireAt(map, outer), tireAt(map, inner)];
  await kysely.updateTable('tires').set({ tin: '7XY%2319' }).where('id', '=', second).execute();
  const found = async (stock_keyword: string) => {
    const body = { survey_id: unit.survey, stock_keyword };
    const answer = await api.ask('POST fleet_survey/get_edit_tire_selects', { body });
    return answer.body.stock.map(({ tire_id }) => tire_id);
  };
  expect(await found(' ')).toEqual([second, first]);
  expect(await found('northVALE r22.5')).toEqual([second, first]);
  expect(await found('7xy%')).toEqual([second]);
  expect(await found('3KA4 11R22.5')).toEqual([first]);
  expect(await found('3KA4 295/75')).toEqual([]);
});

test('a tire of a lifted axle is replaced', async () => {
  await api.mount('T1', rear, '2025-01-10');
  const unit = await api.open('T1', '6x2');
  const lifted = await api.ask('POST fleet_survey/update_unit_inspection', {
    body: { unit_inspection_id: unit.inspection, revision: 1, lifted_axles: [3] },
  });
  const { status } = await replace(api, unit, [
    replacementOf(lifted.body, rear, { removed, mounted: newTire }),
  ]);
  expect(status).toBe(200);
});

test('of two who replace a tire the second is told of the first', async () => {
  const { unit, map } = await opened(outer);
  const said = [replacementOf(map, outer, { removed, mounted: newTire })];
  const answers = await Promise.all(
    (['clerk', 'colleague'] as const).map((as) => replace(api, unit, said, { as })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'changed_elsewhere',
    path: 'revision',
    changed_by: 'Uma Serrano',
  });
  const mounts = await api.database.kysely.selectFrom('mounts').selectAll().execute();
  expect(mounts).toHaveLength(2);
});

test('two units do not get one tire of the stock', async () => {
  const { unit, map } = await opened(outer);
  await replace(api, unit, [replacementOf(map, outer, { removed: inStock })]);
  const other = await api.open('T2', '4x2');
  const mounted = { source: 'stock', tire_id: tireAt(map, outer) };
  const answers = await Promise.all(
    [unit, other].map(async (each) =>
      replace(api, each, [replacementOf(await api.read(each), outer, { mounted })]),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'tire_mounted',
    path: 'replacements.0.mounted.tire_id',
  });
});

const elsewhere: Place = { axle_number: 1, side: 'left', slot: 'single' };
const at = 'replacements.0';

test.each([
  ['by itself', { mounted: from(outer) }, 'tire_mounted', `${at}.mounted.position`],
  [
    'by one whose place this does not free',
    { removed, mounted: from(rear) },
    'tire_mounted',
    `${at}.mounted.position`,
  ],
  [
    'by one of a place without a tire',
    { removed, mounted: from(inner) },
    'tire_mounted',
    `${at}.mounted.position`,
  ],
  [
    'by one that nobody knows',
    { removed, mounted: { source: 'stock', tire_id: 2_000_000_000 } },
    'unknown_value',
    `${at}.mounted.tire_id`,
  ],
  [
    'by a new one without a make',
    { removed, mounted: { source: 'new' } },
    'invalid',
    `${at}.mounted.tire`,
  ],
  ...(
    [
      ['next year', '9HC50199'],
      ['week 00', '9HC50024'],
      ['week 54', '9HC55424'],
    ] as const
  ).map(
    ([when, tin]) =>
      [
        `by one of ${when}`,
        { removed, mounted: { ...newTire, tire: { ...newTire.tire, tin } } },
        'invalid',
        `${at}.mounted.tire.tin`,
      ] as const,
  ),
  [
    'by a brand that nobody knows',
    { removed, mounted: { ...newTire, tire: { ...newTire.tire, brand: 'Nobody' } } },
    'unknown_value',
    `${at}.mounted.tire.brand`,
  ],
  ['without a word about the old one', { mounted: newTire }, 'invalid', `${at}.removed`],
  [
    'with more tread than a gauge shows',
    { removed: { ...removed, tread_depth: 101 } },
    'invalid',
    `${at}.removed.tread_depth`,
  ],
  [
    'with two reasons',
    { removed: { ...removed, removal_reasons: ['worn_out', 'puncture'] } },
    'too_many',
    `${at}.removed.removal_reasons`,
  ],
  [
    'with a meter below that of its mount',
    { removed: { ...removed, odometer: 10 } },
    'meter_below',
    `${at}.removed.odometer`,
  ],
  [
    'at an axle that there is not',
    { axle_number: 4, removed },
    'unknown_value',
    `${at}.axle_number`,
  ],
  ['at a place that the axle lacks', { slot: 'single', removed }, 'unknown_value', `${at}.slot`],
] as const)(
  'a tire replaced %s is refused, and nothing is written',
  async (_, said, code, path) => {
    const { unit, map } = await opened(outer, rear);
    await api.database.kysely.updateTable('mounts').set({ odometer_on_km: 1000 }).execute();
    const before = await tireRows(api);
    const answer = await replace(api, unit, [replacementOf(map, outer, said)]);
    expect(answer).toMatchObject({ status: 400, body: { code, path } });
    expect(await tireRows(api)).toBe(before);
  },
);

test('a tire of another unit, or of another fleet, is refused', async () => {
  const { unit, map } = await opened(outer);
  const { kysely } = api.database;
  const theirs = await mountTire(kysely, api.units.T2, outer, '2025-01-10');
  const { tire_id } = await kysely
    .selectFrom('mounts')
    .select('tire_id')
    .where('id', '=', theirs)
    .executeTakeFirstOrThrow();
  const said = (id: number) => [
    replacementOf(map, outer, { removed, mounted: { source: 'stock', tire_id: id } }),
  ];
  expect((await replace(api, unit, said(tire_id))).body).toMatchObject({ code: 'tire_mounted' });
  const foreign = await kysely
    .insertInto('tires')
    .values({
      account_id: 2,
      product_id: null,
      tin: null,
      made_on: null,
      client_key: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('tire_lives')
    .values({ tire_id: foreign.id, caps: 0, product_id: null, original_tread_mm: null })
    .execute();
  expect((await replace(api, unit, said(foreign.id))).body).toMatchObject({
    code: 'unknown_value',
    path: `${at}.mounted.tire_id`,
  });
});

test('a change before the day of a mount is refused', async () => {
  const { unit, map } = await opened(outer);
  await replace(api, unit, [replacementOf(map, outer, { removed, mounted: newTire })]);
  const earlier = await api.open('T1', '6x4', '2025-05-01');
  const read = await api.read(unit);
  for (const place of [outer, elsewhere]) {
    const said = replacementOf(read, place, { removed, mounted: newTire });
    const answer = await replace(api, earlier, [
      place === outer ? said : { ...said, removed: null, mounted: from(outer) },
      ...(place === outer ? [] : [replacementOf(read, outer, {})]),
    ]);
    expect(answer).toMatchObject({ status: 400, body: { code: 'mounted_since' } });
  }
  // Also the make of a tire at a place that was empty then.
  await clearTires(api);
  const empty = await api.open('T1', '6x4', '2025-05-01');
  await api.mount('T1', outer, '2025-06-10');
  const named = await api.ask('POST fleet_survey/update_tire_details', {
    body: {
      survey_id: empty.survey,
      unit_id: empty.unit,
      ...outer,
      revision: 0,
      ...newTire.tire,
    },
  });
  expect(named).toMatchObject({ status: 400, body: { code: 'mounted_since', path: 'slot' } });
});

test('one of several that is wrong has none of them written', async () => {
  const { unit, map } = await opened(outer, inner, rear);
  const before = await tireRows(api);
  const answer = await replace(api, unit, [
    replacementOf(map, outer, { removed, mounted: newTire }),
    replacementOf(map, inner, { removed, mounted: from(rear) }),
  ]);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'tire_mounted', path: 'replacements.1.mounted.position' },
  });
  const twice = replacementOf(map, outer, { removed });
  expect((await replace(api, unit, [twice, twice])).body).toMatchObject({
    code: 'invalid',
    path: 'replacements.1',
  });
  expect(await tireRows(api)).toBe(before);
});

test('a change that is sent again is one', async () => {
  const { unit, map } = await opened(outer);
  const said = [replacementOf(map, outer, { removed, mounted: newTire })];
  const client_key = randomUUID();
  const [one, two] = await Promise.all([
    replace(api, unit, said, { client_key }),
    replace(api, unit, said, { client_key }),
  ]);
  expect(two?.body).toEqual(one?.body);
});

test('the reasons for which a tire comes off are told, and where it may go', async () => {
  const { body } = await api.ask('GET fleet_survey/get_removal_reasons');
  expect(body.removal_reasons).toContain('worn_out');
  expect(body.destinations).toEqual(['retread', 'scrap', 'stock', 'repair']);
});
