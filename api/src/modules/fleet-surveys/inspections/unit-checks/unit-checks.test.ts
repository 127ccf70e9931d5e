import { outer } from '../../testing/mount-tire.ts';
import { type InspectionApi, type InspectionIds, inspectionApi } from '../testing.ts';

const update = 'POST fleet_survey/update_unit_inspection';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(async () => {
  await api.clearSurveys();
  await api.database.kysely.deleteFrom('mounts').execute();
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '1' }).execute();
});
afterAll(() => api.close());

const save = ({ inspection }: InspectionIds, said: object, revision = 1) =>
  api.ask(update, { body: { unit_inspection_id: inspection, revision, ...said } });
const trailer = () => api.open('V1', 'trailer_tandem');
const doors = { item: 'doors', answer: 'fail', notes: 'Left one sticks.' };
const torque = (...torque_checks: object[]) => ({ torque_format: 'lbft', torque_checks });
const front = { axle_number: 1, side: 'left', fasteners: 'm22', measured: 475, stated: null };
/** Whether the trailer passed, according to the only inspection. */
const isReady = async () =>
  (
    await api.database.kysely
      .selectFrom('unit_inspections')
      .select('is_ready')
      .executeTakeFirstOrThrow()
  ).is_ready;
const changes = async () =>
  (await api.history('inspection')).map(({ revision, fields }) => [revision, fields]);

test('the checklist of a trailer is kept item by item, and taken back', async () => {
  const unit = await trailer();
  const lights = { item: 'lights', answer: 'pass', notes: '' };
  const first = await save(unit, { checklist: [doors, lights] });
  expect(first.body).toMatchObject({ inspection: { revision: 2 }, checklist: [lights, doors] });
  expect(await isReady()).toBe(false);
  const second = await save(
    unit,
    {
      checklist: [
        { ...doors, answer: null },
        { ...lights, answer: 'not_applicable' },
      ],
    },
    2,
  );
  expect(await isReady()).toBe(true);
  expect(second.body.checklist).toEqual([{ ...lights, answer: 'not_applicable' }]);
  expect((await api.read(unit)).checklist).toEqual(second.body.checklist);
  expect(await changes()).toEqual([
    [
      2,
      {
        checklist: [
          { item: 'doors', answer: null },
          { item: 'lights', answer: null },
        ],
      },
    ],
    [3, { checklist: [doors, lights] }],
  ]);
});

test('a checklist that is taken back whole says nothing of the trailer', async () => {
  const unit = await trailer();
  expect(await isReady()).toBeNull();
  await save(unit, { checklist: [doors] });
  await save(unit, { checklist: [{ ...doors, answer: null }] }, 2);
  expect(await isReady()).toBeNull();
});

test('what stands there already is no change', async () => {
  const unit = await trailer();
  await save(unit, { checklist: [doors], ...torque(front) });
  const { body } = await save(unit, { checklist: [doors], ...torque(front) }, 2);
  expect(body.inspection.revision).toBe(2);
});

test.each([
  [front, { least: 450, most: 500, measured: 475, result: 'in_spec' }],
  [{ ...front, measured: 450 }, { result: 'in_spec' }],
  [{ ...front, measured: 449.5 }, { result: 'low' }],
  [{ ...front, measured: 500 }, { result: 'in_spec' }],
  [{ ...front, measured: 501 }, { result: 'high' }],
  [
    { ...front, fasteners: 'stud_20mm' },
    { least: 280, most: 310, result: 'high' },
  ],
  [
    { ...front, measured: 300, stated: 're_torqued' },
    { measured: 300, result: 're_torqued' },
  ],
  [
    { ...front, measured: null, stated: 'missing_hardware' },
    { measured: null, result: 'missing_hardware' },
  ],
])('%j is judged by its spec', async (said, told) => {
  const { body } = await save(await trailer(), torque(said));
  expect(body.wheel_ends?.[0]).toMatchObject({ axle_number: 1, side: 'left', ...told });
  expect(body.wheel_ends.slice(1).map(({ result }) => result)).toEqual([null, null, null]);
});

describe('where a spec asks for a torque', () => {
  const kysely = () => api.database.kysely;
  const asks = (m22: number | null, more: object = {}) =>
    kysely()
      .insertInto('specs')
      .values({
        account_id: 1,
        location_id: null,
        role: 'trailer',
        valid_from: '2025-01-01',
        m22_torque_nm: m22 === null ? null : m22 * 1.35582,
        ...more,
      })
      .execute();
  afterEach(() => kysely().deleteFrom('specs').execute());
  const ends = async (measured: number) =>
    (await save(await trailer(), torque({ ...front, measured }))).body.wheel_ends;

  test('the wheels of its axles are judged by that', async () => {
    await asks(570);
    expect((await ends(500))[0]).toMatchObject({ least: 540, most: 600, result: 'low' });
  });

  test('a yard goes before its fleet, and other studs stay as is usual', async () => {
    await asks(570);
    await asks(475, { location_id: 1 });
    const [end, next] = await ends(500);
    expect(end).toMatchObject({ least: 450, most: 500, result: 'in_spec' });
    expect(next).toMatchObject({
      result: null,
      limits: { m22: { least: 450, most: 500 }, stud_20mm: { least: 280, most: 310 } },
    });
  });

  test.each([
    ['of other axles', { role: 'steer' }],
    ['of a later day', { valid_from: '2099-01-01' }],
    ['of another yard', { location_id: 2 }],
  ])('one %s changes nothing', async (_, more) => {
    await asks(570, more);
    const [end] = await ends(500);
    expect(end).toMatchObject({ least: 450, most: 500, result: 'in_spec' });
    expect(end).not.toHaveProperty('limits');
  });

  test('what was found before it stays as it was found', async () => {
    const unit = await trailer();
    await save(unit, torque({ ...front, measured: 500 }));
    await asks(570);
    expect((await api.read(unit)).wheel_ends[0]).toMatchObject({ most: 500, result: 'in_spec' });
  });
});

test('a torque is in the unit that its message names, and told in the unit of its reader', async () => {
  const unit = await trailer();
  await save(unit, { torque_format: 'nm', torque_checks: [{ ...front, measured: 678 }] });
  const read = async () => (await api.read(unit)).wheel_ends[0];
  expect(await read()).toMatchObject({ measured: 500.06638, result: 'high' });
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '0' }).execute();
  expect(await api.read(unit)).toMatchObject({
    torque_format: 'nm',
    wheel_ends: [{ measured: 678, least: 610.119 }, {}, {}, {}],
  });
});

test('a check that says nothing is taken back', async () => {
  const unit = await trailer();
  await save(unit, torque(front));
  const { body } = await save(unit, torque({ ...front, measured: null }), 2);
  expect(body.wheel_ends[0]).toMatchObject({ measured: null, result: null });
  expect(await changes()).toMatchObject([
    [2, { torque_checks: [{ axle_number: 1, side: 'left', check: null }] }],
    [3, { torque_checks: [{ check: { result: 'in_spec' } }] }],
  ]);
});

test.each([
  [49, null],
  [50, 'due'],
  [100, 'due'],
  [101, 'overdue'],
] as const)('%d miles after its fitting a wheel end is %s', async (miles, retorque) => {
  const mount = await api.mount('T1', outer, '2025-06-15');
  const { kysely } = api.database;
  await kysely.updateTable('mounts').set({ odometer_on_km: 0 }).where('id', '=', mount).execute();
  const unit = await api.open();
  const end = (body: Awaited<ReturnType<typeof save>>['body']) =>
    body.wheel_ends.find(({ axle_number, side }) => axle_number === 2 && side === 'left');
  const { body } = await save(unit, { mileage: miles });
  expect(end(body)).toMatchObject({ mounted_on: '2025-06-15', retorque });
  const checked = await save(unit, torque({ ...front, axle_number: 2 }), 2);
  expect(end(checked.body)).toMatchObject({ result: 'in_spec', retorque: null });
  const kept = await kysely.selectFrom('torque_checks').selectAll().executeTakeFirst();
  expect(kept).toMatchObject({ mount_id: mount, odometer_km: miles * 1.609344 });
});

test('a meter that is put right takes the torque checks along', async () => {
  const unit = await trailer();
  await save(unit, { mileage: 10, ...torque(front) });
  await save(unit, { mileage: 20 }, 2);
  const { odometer_km } = await api.database.kysely
    .selectFrom('torque_checks')
    .select('odometer_km')
    .executeTakeFirstOrThrow();
  expect(odometer_km).toBe(20 * 1.609344);
});

test.each([
  ['an item twice', { checklist: [doors, doors] }, 'invalid', 'checklist.1.item'],
  [
    'an item that there is not',
    { checklist: [{ ...doors, item: 'wings' }] },
    'invalid',
    'checklist.0.item',
  ],
  [
    'an axle that it lacks',
    torque({ ...front, axle_number: 7 }),
    'unknown_value',
    'torque_checks.0.axle_number',
  ],
  ['a wheel end twice', torque(front, front), 'invalid', 'torque_checks.1.side'],
  ['no torque', torque({ ...front, measured: 0 }), 'invalid', 'torque_checks.0.measured'],
  [
    'more than a wrench shows',
    torque({ ...front, measured: 1501 }),
    'invalid',
    'torque_checks.0.measured',
  ],
  [
    'tightened to nothing',
    torque({ ...front, measured: null, stated: 're_torqued' }),
    'invalid',
    'torque_checks.0.measured',
  ],
  ['a torque without its unit', { torque_checks: [front] }, 'invalid', 'torque_format'],
])('%s is refused at its path, and nothing is written', async (_, said, code, path) => {
  const unit = await trailer();
  expect(await save(unit, { comments: 'Wet.', ...said })).toMatchObject({
    status: 400,
    body: { code, path },
  });
  expect((await api.read(unit)).inspection).toMatchObject({ revision: 1, comments: '' });
});

test('a tractor has no trailer checklist', async () => {
  expect(await save(await api.open(), { checklist: [doors] })).toMatchObject({
    status: 400,
    body: { code: 'invalid', path: 'checklist' },
  });
});
