import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Adds events of unit histories that the small demo data lacks: repairs on the spot, photos,
 * comments, credits, and an earlier unit with the number of another one.
 *
 * @returns the unit with the reused number, with the call from the earlier unit's time
 */
export async function addEvents({ kysely }: Pick<Database, 'kysely'>) {
  await kysely
    .updateTable('readings')
    .set({ resolution: 'repaired', comments: 'Plugged the tread' })
    .where(sql<boolean>`id % 97 = 0`)
    .execute();
  await kysely
    .updateTable('unit_inspections')
    .set({ comments: 'Mud flap torn' })
    .where(sql<boolean>`id % 7 = 0`)
    .execute();
  await addPhotos(kysely);
  const call = await kysely
    .selectFrom('service_calls as c')
    .innerJoin('invoice_lines as l', 'l.call_id', 'c.id')
    .innerJoin('units as u', (join) =>
      join.onRef('u.account_id', '=', 'c.account_id').onRef('u.unit_number', '=', 'c.unit_number'),
    )
    .select(['c.id', 'c.received_at', 'u.id as unit_id', 'l.id as line_id'])
    .where('l.kind', '=', 'labour')
    .orderBy('c.received_at')
    .executeTakeFirstOrThrow();
  const {
    id: _,
    number_key: __,
    ...unit
  } = await kysely
    .selectFrom('units')
    .selectAll()
    .where('id', '=', call.unit_id)
    .executeTakeFirstOrThrow();
  const deleted_at = new Date(call.received_at.getTime() + 3_600_000);
  await kysely
    .insertInto('units')
    .values({ ...unit, client_key: null, vin: null, deleted_at })
    .execute();
  await addCredit(kysely);
  return { unitId: call.unit_id, earlierCall: call.id };
}

async function addPhotos(kysely: Database['kysely']): Promise<void> {
  const content_hash = 'b6'.repeat(32);
  const at = new Date('2025-06-01T12:00:00Z');
  await kysely
    .insertInto('pictures')
    .values({ content_hash, width: 4, height: 3, stored_at: at })
    .execute();
  const inspections = await kysely
    .selectFrom('unit_inspections')
    .select(['id', 'account_id'])
    .where(sql<boolean>`id % 5 = 0`)
    .execute();
  const photo = {
    content_hash,
    taken_by: 'Kim',
    taken_at: at,
    changed_by_name: 'Kim',
    changed_at: at,
    created_by: null,
    client_key: null,
  };
  for (const { id, account_id } of inspections)
    for (const deleted_at of [null, null, at])
      await kysely
        .insertInto('images')
        .values({ ...photo, account_id, inspection_id: id, deleted_at })
        .execute();
}

/** Adds an invoice line that another dealer charges for a call, and one that is credited. */
async function addCredit(kysely: Database['kysely']): Promise<void> {
  const lines = await kysely
    .selectFrom('invoice_lines')
    .selectAll()
    .where('call_id', 'is not', null)
    .where('kind', '=', 'labour')
    .where(sql<boolean>`id % 3 = 0`)
    .execute();
  const dealers = await kysely.selectFrom('dealers').select('id').orderBy('id').execute();
  for (const { id, ...line } of lines)
    await kysely
      .insertInto('invoice_lines')
      .values({
        ...line,
        dealer_id: dealers[id % dealers.length]?.id ?? line.dealer_id,
        line_number: 90,
        quantity: -1,
        amount: -12.35,
      })
      .execute();
}
