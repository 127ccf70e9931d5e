import { outer } from '../testing/mount-tire.ts';
import { type RemovedApi, removedApi, removedTireForm } from './testing.ts';

const remove = 'DELETE fleet_survey/delete_removed_tire/{id}';
const update = 'PUT fleet_survey/update_removed_tire';

let api: RemovedApi;
beforeAll(async () => {
  api = await removedApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const send = (id: number, revision = 1, as: 'clerk' | 'stranger' = 'clerk') =>
  api.ask(remove, { as, params: { id: String(id) }, query: { revision: String(revision) } });

const mounts = () =>
  api.database.kysely.selectFrom('mounts').select(['id', 'ended_on']).orderBy('id').execute();

test('a removed tire is back at its place, and the history keeps what was said of it', async () => {
  const id = await api.removed('T1', { comments: 'Bald.' });
  const [mount] = await mounts();
  const { status, body } = await send(id);
  expect([status, body]).toEqual([
    200,
    { status: { status: 0, description: 'Success' }, revision: 2 },
  ]);
  expect(await mounts()).toEqual([{ id: mount?.id, ended_on: null }]);
  expect(await api.rows('removals')).toEqual([]);
  expect(await api.changes(id)).toEqual([
    {
      revision: 2,
      action: 'deleted',
      fields: expect.objectContaining({ mount_id: mount?.id, comments: 'Bald.', conditions: [] }),
    },
  ]);
});

describe('what stands in the way is told, and nothing is written:', () => {
  const refused = async (id: number, told: object) => {
    const before = await Promise.all([mounts(), api.rows('removals')]);
    expect(await send(id)).toMatchObject({
      status: 400,
      body: { code: 'place_not_free', path: 'id', ...told },
    });
    expect(await Promise.all([mounts(), api.rows('removals')])).toEqual(before);
    expect(await api.changes(id)).toEqual([]);
  };
  const place = { unit_number: 'T1', position: '2LO' };

  test('another tire at the place', async () => {
    const id = await api.removed('T1');
    await api.mount('T1', '2025-06-01');
    const tire = 'Northvale NO-D10 3KA41024';
    await refused(id, { obstacle: 'place', ...place, tire, since: '2025-06-01' });
  });

  test('another tire that was there since and has come off', async () => {
    const id = await api.removed('T1');
    const other = { started_on: '2025-06-02', removed_on: '2025-06-09' };
    await api.removed('T1', other);
    await refused(id, { obstacle: 'place', ...place, since: '2025-06-02' });
  });

  test('the tire itself at another unit', async () => {
    const id = await api.removed('T1');
    const [{ tire_id } = { tire_id: 0 }] = await api.rows('mounts');
    const other = await api.mount('T2', '2025-06-10', outer);
    await api.database.kysely
      .updateTable('mounts')
      .set({ tire_id })
      .where('id', '=', other)
      .execute();
    await refused(id, {
      obstacle: 'tire',
      unit_number: 'T2',
      position: '2LO',
      since: '2025-06-10',
    });
  });

  test('a plant that got the tire', async () => {
    const id = await api.removed('T1');
    const [{ tire_id } = { tire_id: 0 }] = await api.rows('mounts');
    await api.database.kysely
      .insertInto('casings')
      .values({
        casing_number: 'K1',
        account_id: 1,
        location_id: api.yard,
        dealer_id: api.dealers['009'],
        product_id: null,
        tin: null,
        made_on: null,
        previous_caps: 0,
        last_position: null,
        picked_up_on: '2025-06-03',
        received_on: null,
        disposition: null,
        disposed_on: null,
        reject_reason: null,
        tire_id,
      })
      .execute();
    await refused(id, { obstacle: 'plant', since: '2025-06-03' });
  });

  test('a unit that has no such place any more', async () => {
    const id = await api.removed('T1', {}, { ...outer, axle_number: 3 });
    const units = () => api.database.kysely.updateTable('units').where('id', '=', api.units.T1);
    await units().set({ configuration: '4x2' }).execute();
    await refused(id, { obstacle: 'unit', unit_number: 'T1', position: '3LO' });
    await units().set({ configuration: '6x4', deleted_at: new Date() }).execute();
    await refused(id, { obstacle: 'unit', unit_number: 'T1', position: '3LO' });
    await units().set({ deleted_at: null }).execute();
  });
});

test('a tire that was there before, and came off when this one went on, is no obstacle', async () => {
  await api.removed('T1', { started_on: '2023-01-01', removed_on: '2024-06-01' });
  const id = await api.removed('T1', { started_on: '2024-06-01' });
  expect((await send(id)).status).toBe(200);
});

describe('undone', () => {
  const restore = (id: number, revision: number, said: object = {}) =>
    api.ask(update, { body: { id, revision, is_restored: true, ...removedTireForm, ...said } });

  test('it is as it was before, under the same id', async () => {
    const survey_id = await api.keepSurvey();
    const id = await api.removed('T1', { survey_id });
    const [{ revision: _, changed_at: __, ...before } = {}] = await api.rows('removals');
    const mounted = await mounts();
    await send(id);
    const same = { tread_depth: 7, removal_reasons: ['worn_out'], destination: 'scrap' } as const;
    const said = { ...same, odometer: null, comments: '', wear_conditions: [] };
    const { status, body } = await restore(id, 2, said);
    expect([status, body.removed_tire]).toEqual([
      200,
      expect.objectContaining({ id, revision: 3 }),
    ]);
    const created_by = api.users.clerk;
    expect(await api.rows('removals')).toMatchObject([{ ...before, created_by }]);
    expect(await mounts()).toEqual(mounted);
    expect((await api.changes(id)).map(({ action }) => action)).toEqual(['deleted', 'restored']);
    expect(await restore(id, 2)).toMatchObject({
      status: 400,
      body: { code: 'changed_elsewhere' },
    });
    expect((await send(id, 3)).body).toMatchObject({ revision: 4 });
  });

  test('it is refused once the tire was read or has come off again', async () => {
    const id = await api.removed('T1');
    await send(id);
    const survey = await api.keepSurvey();
    const inspection_id = await api.inspect(survey, 'T1');
    const [mount] = await mounts();
    const later = new Date(Date.now() + 60_000);
    const { kysely } = api.database;
    await kysely
      .insertInto('readings')
      .values({
        ...outer,
        account_id: 1,
        inspection_id,
        mount_id: mount?.id ?? 0,
        state: 'not_read',
        changed_at: later,
      })
      .execute();
    const changed = { status: 400, body: { code: 'changed_elsewhere' } };
    expect(await restore(id, 2)).toMatchObject(changed);
    await kysely.deleteFrom('readings').execute();
    await kysely.updateTable('mounts').set({ ended_on: '2025-06-29' }).execute();
    expect(await restore(id, 2)).toMatchObject(changed);
    expect(await restore(id, 1)).toMatchObject(changed);
    expect(await api.rows('removals')).toEqual([]);
  });

  test('of what was never deleted, or is not seen, there is none', async () => {
    const unknown = { status: 400, body: { code: 'unknown_value', path: 'id' } };
    const id = await api.removed('T1');
    expect(await restore(id, 1)).toMatchObject(unknown);
    await send(id);
    const body = { id, revision: 2, is_restored: true, ...removedTireForm };
    expect(await api.ask(update, { as: 'stranger', body })).toMatchObject(unknown);
  });
});

test('one that somebody has changed, or nobody sees, stays', async () => {
  const id = await api.removed('T1');
  expect(await send(id, 2)).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'revision', revision: 1 },
  });
  const unknown = { status: 400, body: { code: 'unknown_value', path: 'id' } };
  expect(await send(id, 1, 'stranger')).toMatchObject(unknown);
  expect(await send(9_999)).toMatchObject(unknown);
  expect(await api.rows('removals')).toHaveLength(1);
});

test('of a finished survey it is refused', async () => {
  const survey_id = await api.keepSurvey({ state: 'finished', finished_at: new Date() });
  const id = await api.removed('T1', { survey_id });
  expect(await send(id)).toMatchObject({ body: { code: 'survey_finished', path: 'id' } });
  expect(await api.ask(update, { body: { id, revision: 1, ...removedTireForm } })).toMatchObject({
    body: { code: 'survey_finished', path: 'id' },
  });
});
