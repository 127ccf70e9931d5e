import type { TireDetails } from '@portal/contract/fleet-surveys';
import { madeOn, tinFault, tinOf } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere, noteChange } from '../../../writing/row-changes.ts';
import type { Surveyor } from '../surveys/surveyor.ts';
import { type Inspected, lockInspected } from './find-inspection.ts';
import { findProducts, type MadeAs } from './find-products.ts';
import { judge } from './judge.ts';
import { dealerOf } from './save-tire.ts';
import { readWheels, type StoredTire, wheelAt } from './wheel-rows.ts';

interface Columns extends MadeAs {
  readonly tin: string | null;
  readonly caps: number;
}

/**
 * Writes what the tire at a place is; where none is known, puts one there. What stands there already is
 * no change.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `invalid`, `changed_elsewhere`
 */
export async function updateTire(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: TireDetails,
): Promise<Inspected> {
  const inspected = await lockInspected(
    { db: transaction, user: author.user },
    { survey: said.survey_id, unit: said.unit_id, paths: ['survey_id', 'unit_id'] },
  );
  const wheel = wheelAt(await readWheels(transaction, inspected), said);
  if (!wheel) throw refuse('unknown_value', 'slot');
  const tin = tinSaid(said, author.now);
  const columns = { tin, caps: said.caps, ...(await findProducts(transaction, said)) };
  const present = wheel.tire;
  if (present && differing(present, columns).length === 0) return inspected;
  if (said.revision !== (present?.revision ?? 0))
    throw await changedElsewhere(transaction, {
      kind: 'tire',
      id: present?.tire_id ?? 0,
      revision: present?.revision ?? 0,
    });
  if (present) await change(transaction, author, inspected, { present, columns });
  else await add(transaction, author, inspected, { said, columns });
  await judge(transaction, inspected, { changed_at: author.now });
  return inspected;
}

/** @throws Refusal `invalid` at `tin` */
function tinSaid({ tin }: TireDetails, now: Date): string | null {
  const kept = tin === null ? '' : tinOf(tin);
  if (kept === '') return null;
  if (tinFault(kept, now)) throw refuse('invalid', 'tin');
  return kept;
}

const differing = (present: StoredTire, columns: Columns): string[] =>
  (['tin', 'caps', 'product_id', 'life_product_id'] as const).filter(
    (name) => present[name] !== columns[name],
  );

interface Changed {
  readonly present: StoredTire;
  readonly columns: Columns;
}

async function change(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey, inspection }: Inspected,
  { present, columns }: Changed,
): Promise<void> {
  const { tire_id, mount_id, caps } = present;
  const revision = present.revision + 1;
  await transaction
    .updateTable('tires')
    .set({ ...columnsOf(columns), revision, changed_at: author.now })
    .where('id', '=', tire_id)
    .execute();
  await keepLife(transaction, tire_id, columns);
  await transaction
    .updateTable('mounts')
    .set({ caps: columns.caps })
    .where('id', '=', mount_id)
    .execute();
  // A life that was noted by mistake is none.
  if (caps !== columns.caps)
    await transaction
      .deleteFrom('tire_lives')
      .where('tire_id', '=', tire_id)
      .where('caps', '=', caps)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mounts')
              .select('id')
              .where('tire_id', '=', tire_id)
              .where('caps', '=', caps),
          ),
        ),
      )
      .execute();
  const before = Object.fromEntries(
    differing(present, columns).map((name) => [name, present[name as keyof StoredTire]]),
  );
  await noteChange(transaction, author, {
    kind: 'tire',
    id: tire_id,
    revision,
    accountId: inspection.account_id,
    dealerId: dealerOf(survey),
    action: 'changed',
    before,
  });
}

async function add(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey, inspection }: Inspected,
  { said, columns }: { readonly said: TireDetails; readonly columns: Columns },
): Promise<void> {
  const { account_id, unit_id, inspected_on } = inspection;
  const made = { client_key: null, created_by: author.user.id };
  const tire = await transaction
    .insertInto('tires')
    .values({ ...columnsOf(columns), ...made, account_id, changed_at: author.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepLife(transaction, tire.id, columns);
  const { id } = await transaction
    .insertInto('mounts')
    .values({
      ...made,
      account_id,
      tire_id: tire.id,
      caps: columns.caps,
      unit_id,
      axle_number: said.axle_number,
      side: said.side,
      slot: said.slot,
      started_on: inspected_on,
      odometer_on_km: inspection.odometer_km,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('readings')
    .set({ mount_id: id })
    .where('inspection_id', '=', inspection.id)
    .where('axle_number', '=', said.axle_number)
    .where('side', '=', said.side)
    .where('slot', '=', said.slot)
    .execute();
  await noteChange(transaction, author, {
    kind: 'tire',
    id: tire.id,
    revision: 1,
    accountId: account_id,
    dealerId: dealerOf(survey),
    action: 'created',
    before: {},
  });
}

const columnsOf = ({ tin, product_id }: Columns) => ({
  tin,
  product_id,
  made_on: tin === null ? null : madeOn(tin),
});

/** Writes the life that a tire is in. */
async function keepLife(
  transaction: Kysely<Schema>,
  tire_id: number,
  { caps, life_product_id: product_id, original_tread_mm }: Columns,
): Promise<void> {
  await transaction
    .insertInto('tire_lives')
    .values({ tire_id, caps, product_id, original_tread_mm })
    .onConflict((conflict) =>
      conflict.columns(['tire_id', 'caps']).doUpdateSet({ product_id, original_tread_mm }),
    )
    .execute();
}
