import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { outer } from '../../testing/mount-tire.ts';
import { type InspectionApi, inspectionApi, wheelAt } from '../testing.ts';
import { clearTires, newTire, replace, replacementOf, undo, wornOut } from './testing.ts';

// The embedded database has only one connection, so concurrent writes are impossible there.

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => clearTires(api));
afterAll(() => api.close());

type Call = () => Promise<{ readonly status: number; readonly body: object }>;

/**
 * Makes two concurrent calls while a mount is locked that the first one writes or refers to; the
 * second call arrives while the first one is running.
 */
async function atOnce(mountId: number, first: Call, second: Call) {
  const { kysely } = api.database;
  const calls = await kysely.transaction().execute(async (transaction) => {
    await sql`select from mounts where id = ${mountId} for update`.execute(transaction);
    const one = first();
    await untilWaiting(1);
    const other = second();
    await untilWaiting(2);
    return [one, other] as const;
  });
  return Promise.all(calls);
}

async function untilWaiting(calls: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.database.kysely);
    if (rows.length >= calls) return;
    await wait(10);
  }
}

/** A tire mounted by a change, and an inspection in another survey that shows it. */
async function changed() {
  await api.mount('T1', outer, '2025-01-10');
  const first = await api.open('T1', '6x4', '2025-06-20');
  const said = replacementOf(await api.read(first), outer, { removed: wornOut, mounted: newTire });
  const { body } = await replace(api, first, [said]);
  const second = await api.open('T1', '6x4', '2025-06-21');
  const { tire } = wheelAt(await api.read(second), outer);
  const mounts = await api.database.kysely
    .selectFrom('mounts')
    .select('id')
    .orderBy('id')
    .execute();
  return {
    first,
    second,
    change: Number(body.tire_change_id),
    tire_id: tire?.tire_id ?? null,
    ended: mounts[0]?.id ?? 0,
    begun: mounts[1]?.id ?? 0,
  };
}

const readings = () => api.database.kysely.selectFrom('readings').select('mount_id').execute();
const elsewhere = { status: 400, body: { code: 'changed_elsewhere', path: 'revision' } };

describe('a reading that is saved while its tire', () => {
  test('goes with the change that put it on is refused', async () => {
    const { second, change, tire_id, begun } = await changed();
    const [undone, saved] = await atOnce(
      begun,
      () => undo(api, change),
      () => api.save(second, { tire_id }),
    );
    expect(undone.status).toBe(200);
    expect(saved).toMatchObject(elsewhere);
    expect(await readings()).toEqual([]);
  });

  test('is about to go keeps it there, and who undoes is told', async () => {
    const { second, change, tire_id, begun } = await changed();
    const [saved, undone] = await atOnce(
      begun,
      () => api.save(second, { tire_id }),
      () => undo(api, change),
    );
    expect(saved.status).toBe(200);
    expect(undone).toMatchObject({ status: 400, body: { code: 'not_undoable', obstacle: 'read' } });
    expect(await readings()).toEqual([{ mount_id: begun }]);
  });

  test('is taken off in another survey is refused', async () => {
    const { first, second, tire_id, begun } = await changed();
    const removed = replacementOf(await api.read(first), outer, { removed: wornOut });
    const [taken, saved] = await atOnce(
      begun,
      () => replace(api, first, [removed]),
      () => api.save(second, { tire_id }),
    );
    expect(taken.status).toBe(200);
    expect(saved).toMatchObject(elsewhere);
    expect(await readings()).toEqual([]);
  });

  test('is put back where none was read to be is refused', async () => {
    await api.mount('T1', outer, '2025-01-10');
    const first = await api.open('T1', '6x4', '2025-06-20');
    await replace(api, first, [replacementOf(await api.read(first), outer, { removed: wornOut })]);
    const second = await api.open('T1', '6x4', '2025-06-21');
    const { kysely } = api.database;
    const { id, mount_id } = await kysely
      .selectFrom('removals')
      .select(['id', 'mount_id'])
      .executeTakeFirstOrThrow();
    const [deleted, saved] = await atOnce(
      mount_id,
      () =>
        api.ask('DELETE fleet_survey/delete_removed_tire/{id}', {
          params: { id: String(id) },
          query: { revision: '1' },
        }),
      () => api.save(second, { tire_id: null }),
    );
    expect(deleted.status).toBe(200);
    expect(saved).toMatchObject(elsewhere);
    expect(await readings()).toEqual([]);
  });
});
