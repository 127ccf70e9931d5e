import { type Kysely, sql } from 'kysely';
import type { Random } from '../../../db/demo/random.ts';
import type { Schema } from '../../../db/schema/schema.ts';

type Db = Kysely<Schema>;
type Write = (db: Db, random: Random) => Promise<unknown>;

type Table = 'readings' | 'removals' | 'mounts' | 'surveys' | 'unit_inspections';

/** The id of a random row. */
async function someId(db: Db, table: Table, random: Random): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} order by id`.execute(db);
  return rows[random.integer(0, rows.length - 1)]?.id ?? 0;
}

/** A random reading or removal with a stored tread, so that a write to it matters. */
async function someRead(db: Db, random: Random) {
  const { rows } = await sql<{
    id: number;
    inspection_id: number;
    mount_id: number;
    survey_id: number;
  }>`
    select r.id, r.inspection_id, r.mount_id, i.survey_id
    from readings r join unit_inspections i on i.id = r.inspection_id
    where r.tread_mm is not null and r.mount_id is not null order by r.id`.execute(db);
  const found = rows[random.integer(0, rows.length - 1)];
  if (!found) throw new Error('Nothing was read.');
  return found;
}

const kilometers = (random: Random) => (random.chance(0.2) ? null : random.integer(0, 900_000));
const day = (random: Random) => `2025-0${random.integer(1, 6)}-1${random.integer(0, 9)}`;

/** Writes by users, files and other systems to the inputs of wear. */
export const wearWrites: Readonly<Record<string, Write>> = {
  'a survey is opened or finished': async (db, random) =>
    db
      .updateTable('surveys')
      .set({
        state: sql<'open' | 'finished'>`case state when 'open' then 'finished' else 'open' end`,
        finished_at: sql<Date | null>`case state when 'open' then now() end`,
      })
      .where('id', '=', (await someRead(db, random)).survey_id)
      .execute(),
  'a survey gets another day': async (db, random) =>
    db
      .updateTable('surveys')
      .set({ survey_date: day(random) })
      .where('id', '=', (await someRead(db, random)).survey_id)
      .execute(),
  'a survey is deleted': async (db, random) =>
    db
      .deleteFrom('surveys')
      .where('id', '=', (await someRead(db, random)).survey_id)
      .execute(),
  'an odometer is read anew': async (db, random) =>
    db
      .updateTable('unit_inspections')
      .set({ odometer_km: kilometers(random) })
      .where('id', '=', (await someRead(db, random)).inspection_id)
      .execute(),
  'a tread is read anew': async (db, random) =>
    db
      .updateTable('readings')
      .set({ treads_mm: random.chance(0.2) ? [] : [random.integer(1, 20)] })
      .where('id', '=', (await someRead(db, random)).id)
      .execute(),
  'a reading is of another mount': async (db, random) =>
    db
      .updateTable('readings')
      .set({ mount_id: random.chance(0.3) ? null : await someId(db, 'mounts', random) })
      .where('id', '=', (await someRead(db, random)).id)
      .execute(),
  'a reading is that of the time before': async (db, random) =>
    db
      .updateTable('readings')
      .set({ is_taken_over: random.chance(0.5) })
      .where('id', '=', (await someRead(db, random)).id)
      .execute(),
  'a reading is deleted and comes again': async (db, random) => {
    const { id } = await someRead(db, random);
    const row = await db
      .deleteFrom('readings')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { tread_mm: _, ...written } = row;
    if (random.chance(0.5)) await db.insertInto('readings').values(written).execute();
  },
  'a removal is put right': async (db, random) =>
    db
      .updateTable('removals')
      .set({
        odometer_km: kilometers(random),
        tread_mm: random.chance(0.2) ? null : random.integer(1, 20),
      })
      .where('id', '=', await someId(db, 'removals', random))
      .execute(),
  'a removal is deleted': async (db, random) =>
    db
      .deleteFrom('removals')
      .where('id', '=', await someId(db, 'removals', random))
      .execute(),
  'a fitting is put right': async (db, random) =>
    db
      .updateTable('mounts')
      .set({ odometer_on_km: kilometers(random) })
      .where('id', '=', (await someRead(db, random)).mount_id)
      .execute(),
  'a life gets its original tread': async (db, random) => {
    const mount = await db
      .selectFrom('mounts')
      .select(['tire_id', 'caps'])
      .where('id', '=', (await someRead(db, random)).mount_id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('tire_lives')
      .set({ original_tread_mm: random.chance(0.3) ? null : random.integer(8, 25) })
      .where('tire_id', '=', mount.tire_id)
      .where('caps', '=', mount.caps)
      .execute();
  },
  'an earlier mount of a tire becomes known': async (db, random) => {
    const { mount_id } = await someRead(db, random);
    await sql`
      insert into mounts (account_id, tire_id, caps, unit_id, axle_number, side, slot, started_on, ended_on)
      select account_id, tire_id, caps, unit_id, axle_number, side, slot, started_on - 200, started_on - 1
      from mounts where id = ${mount_id}`.execute(db);
  },
};
