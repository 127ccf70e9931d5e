import { positionLabel } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, type Change, recordRowChange } from '../../../writing/row-changes.ts';
import type { ChangePlan, PlannedMount, PlannedMountEnd } from './exchange.ts';
import { addTire } from './store-tire.ts';
import type { MountedTire } from './unit-mounts.ts';

/** The unit, time and place of a tire change. */
export interface ChangeContext {
  readonly unit: { readonly id: number; readonly account_id: number };
  readonly day: string;
  /** Location of the unit on that day. */
  readonly locationId: number;
  readonly surveyId: number | null;
  /** The dealer who made the survey, if a dealer did. */
  readonly dealerId: number | null;
  /** The change by which it can be undone; null if it cannot be. */
  readonly changeId: number | null;
}

/** Writes a validated change, in a transaction that has locked the account's tires. */
export async function writeTireChange(
  transaction: Kysely<Schema>,
  author: Author,
  { endings, mountings }: ChangePlan,
  context: ChangeContext,
): Promise<void> {
  for (const ending of endings) await endMount(transaction, author, ending, context);
  for (const mounting of mountings) await beginMount(transaction, author, mounting, context);
}

async function endMount(
  transaction: Kysely<Schema>,
  author: Author,
  { place, mount, removed }: PlannedMountEnd,
  context: ChangeContext,
): Promise<void> {
  const { day, changeId, unit } = context;
  await transaction
    .updateTable('mounts')
    .set({ ended_on: day, ended_with: changeId })
    .where('id', '=', mount.mount_id)
    .execute();
  if (removed === null) return;
  const { conditions, confirmed, ...columns } = removed;
  const { id } = await transaction
    .insertInto('removals')
    .values({
      ...columns,
      confirmed: [...confirmed],
      account_id: unit.account_id,
      location_id: context.locationId,
      mount_id: mount.mount_id,
      removed_on: day,
      survey_id: context.surveyId,
      client_key: null,
      created_by: author.user.id,
      changed_at: author.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (conditions.length > 0)
    await transaction
      .insertInto('removal_conditions')
      .values(conditions.map((condition) => ({ removal_id: id, condition })))
      .execute();
  const position = positionLabel(place);
  const told = { unit: unit.id, position };
  const noted = { accountId: unit.account_id, dealerId: context.dealerId, told };
  const created = { kind: 'removal', id, revision: 1, action: 'created', before: {} } as const;
  await recordRowChange(transaction, author, { ...noted, ...created });
  const before = { position };
  await reviseTire(transaction, author, mount, { ...noted, action: 'changed', before });
}

async function beginMount(
  transaction: Kysely<Schema>,
  author: Author,
  { place, tire, odometerKm }: PlannedMount,
  context: ChangeContext,
): Promise<void> {
  const { day, changeId, unit } = context;
  const { account_id } = unit;
  const told = { unit: unit.id, position: positionLabel(place) };
  const noted = { accountId: account_id, dealerId: context.dealerId, told };
  let tireId: number;
  if (tire.kind === 'new') {
    const row = { account_id, created_by: author.user.id, changed_at: author.now };
    tireId = await addTire(transaction, tire.columns, { ...row, made_with: changeId });
    const created = { id: tireId, revision: 1, action: 'created', before: {} } as const;
    await recordRowChange(transaction, author, { ...noted, ...created, kind: 'tire' });
  } else {
    tireId = tire.tireId;
    const { revision, from } = tire;
    const before = { position: from && positionLabel(from) };
    const note = { ...noted, action: 'changed', before } as const;
    await reviseTire(transaction, author, { tire_id: tireId, revision }, note);
  }
  await transaction
    .insertInto('mounts')
    .values({
      account_id,
      tire_id: tireId,
      caps: tire.kind === 'new' ? tire.columns.caps : tire.caps,
      unit_id: unit.id,
      axle_number: place.axle,
      side: place.side,
      slot: place.slot,
      started_on: day,
      odometer_on_km: odometerKm,
      begun_with: changeId,
      client_key: null,
      created_by: author.user.id,
    })
    .execute();
}

/**
 * Increments the revision of a tire that is removed, mounted or moved, so that a write based on the
 * previous one is refused.
 */
export async function reviseTire(
  transaction: Kysely<Schema>,
  author: Author,
  { tire_id, revision }: Pick<MountedTire, 'tire_id' | 'revision'>,
  note: Omit<Change, 'kind' | 'id' | 'revision'>,
): Promise<void> {
  await transaction
    .updateTable('tires')
    .set({ revision: revision + 1, changed_at: author.now })
    .where('id', '=', tire_id)
    .execute();
  const revised = { kind: 'tire', id: tire_id, revision: revision + 1 } as const;
  await recordRowChange(transaction, author, { ...note, ...revised });
}
