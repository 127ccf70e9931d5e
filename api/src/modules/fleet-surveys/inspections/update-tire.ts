import { positionLabel, type TireDetails } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { changedElsewhere, recordRowChange } from '../../../writing/row-changes.ts';
import {
  addTire,
  makeColumns,
  saveTireLife,
  type TireColumns,
  tireColumns,
} from '../mounting/store-tire.ts';
import { readUnitMounts } from '../mounting/unit-mounts.ts';
import type { Surveyor } from '../surveyor.ts';
import { dealerOf } from './change-audience.ts';
import { lockSurveyInspection, type SurveyInspection } from './find-inspection.ts';
import { judge } from './judge.ts';
import type { StoredTire, StoredWheel } from './stored-wheel.ts';
import { type InspectedUnit, readWheels, wheelAt } from './wheel-rows.ts';

/**
 * Saves the details of the tire at a position; if none is known, adds and mounts one. Saving the
 * same values again is no change.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `invalid`, `changed_elsewhere`,
 * `mounted_since`
 */
export async function updateTire(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: TireDetails,
): Promise<InspectedUnit> {
  const inspected = await lockSurveyInspection(
    { db: transaction, user: author.user },
    { survey: said.survey_id, unit: said.unit_id, paths: ['survey_id', 'unit_id'] },
  );
  const wheels = await readWheels(transaction, inspected);
  const wheel = wheelAt(wheels, said);
  if (!wheel) throw refuse('unknown_value', 'slot');
  const columns = await tireColumns(transaction, said, author.now);
  const present = wheel.tire;
  if (present && differing(present, columns).length === 0) return { ...inspected, wheels };
  if (said.revision !== (present?.revision ?? 0))
    throw await changedElsewhere(transaction, {
      kind: 'tire',
      id: present?.tire_id ?? 0,
      revision: present?.revision ?? 0,
    });
  if (present) await change(transaction, author, inspected, { wheel, present, columns });
  else await add(transaction, author, inspected, { said, columns });
  return judge(transaction, inspected, { changed_at: author.now });
}

const differing = (present: StoredTire, columns: TireColumns): string[] =>
  (['tin', 'caps', 'product_id', 'life_product_id'] as const).filter(
    (name) => present[name] !== columns[name],
  );

interface TireUpdate {
  readonly wheel: StoredWheel;
  readonly present: StoredTire;
  readonly columns: TireColumns;
}

async function change(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey, inspection }: SurveyInspection,
  { wheel, present, columns }: TireUpdate,
): Promise<void> {
  const { tire_id, mount_id, caps } = present;
  const revision = present.revision + 1;
  await transaction
    .updateTable('tires')
    .set({ ...makeColumns(columns), revision, changed_at: author.now })
    .where('id', '=', tire_id)
    .execute();
  await saveTireLife(transaction, tire_id, columns);
  await transaction
    .updateTable('mounts')
    .set({ caps: columns.caps })
    .where('id', '=', mount_id)
    .execute();
  // Deletes a life recorded by mistake.
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
  await recordRowChange(transaction, author, {
    kind: 'tire',
    id: tire_id,
    revision,
    accountId: inspection.account_id,
    dealerId: dealerOf(survey),
    action: 'changed',
    before,
    told: { unit: inspection.unit_id, position: positionLabel(wheel) },
  });
}

async function add(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey, inspection }: SurveyInspection,
  { said, columns }: { readonly said: TireDetails; readonly columns: TireColumns },
): Promise<void> {
  const { account_id, unit_id, inspected_on } = inspection;
  await lockAccount(transaction, account_id);
  const mounts = await readUnitMounts(transaction, unit_id, inspected_on);
  const place = { axle: said.axle_number, side: said.side, slot: said.slot };
  if (mounts.at(place) || mounts.isLater(place)) throw refuse('mounted_since', 'slot');
  const created_by = author.user.id;
  const row = { account_id, created_by, changed_at: author.now };
  const tireId = await addTire(transaction, columns, row);
  const { id } = await transaction
    .insertInto('mounts')
    .values({
      client_key: null,
      created_by,
      account_id,
      tire_id: tireId,
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
    // Readings of a removed tire stay with that tire.
    .where('mount_id', 'is', null)
    .execute();
  await recordRowChange(transaction, author, {
    kind: 'tire',
    id: tireId,
    revision: 1,
    accountId: account_id,
    dealerId: dealerOf(survey),
    action: 'created',
    before: {},
    told: { unit: unit_id, position: positionLabel(place) },
  });
}
