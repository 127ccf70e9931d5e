import { outer, type Place } from '../../testing/mount-tire.ts';
import { type InspectionApi, inner, inspectionApi } from '../testing.ts';
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

/** Opens an inspection of T1, with tires mounted at some positions since January. */
async function opened(...places: readonly Place[]) {
  for (const place of places) await api.mount('T1', place, '2025-01-10');
  const unit = await api.open();
  return { unit, map: await api.read(unit) };
}

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
  // Also refused: the make of a tire at a position that was empty then.
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
