import type { portalCalls } from '@portal/contract/portal/schema';
import type { BodyOf } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { CallInput } from '../../app/implement.ts';
import { refuse } from '../../app/refusal.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';

type Report = BodyOf<(typeof portalCalls)['POST devices/report']>;
type Reporting = Pick<
  CallInput<(typeof portalCalls)['POST devices/report']>,
  'unscoped' | 'user' | 'now' | 'device' | 'language'
>;

const limit = { name: 'device-report', hits: 120, seconds: 600 };

/** Devices kept per user, those with the latest contact. */
const mostDevices = 20;

/**
 * Stores a device's report on the work that it stores for the caller.
 *
 * @returns the number of the request to forget it; null if there is none
 * @throws Refusal `invalid` for contradictory counts and for an invalid instant
 */
export async function reportDevice(
  { unscoped, user, now, device, language }: Reporting,
  report: Report,
): Promise<number | null> {
  const counts = countsIn(report, now);
  await enforceLimit(unscoped, limit, { caller: String(user.id), now });
  return unscoped.transaction().execute(async (transaction) => {
    const said = { ...counts, device, language, reported_at: now };
    const { id } = await transaction
      .insertInto('devices')
      .values({ user_id: user.id, device_key: report.device_key, ...said })
      .onConflict((same) => same.columns(['user_id', 'device_key']).doUpdateSet(said))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (report.forgotten)
      await recordDataDeleted(transaction, id, { user, now, ...report.forgotten });
    await deleteSurplusDevices(transaction, user.id);
    const { forget_number, forget_asked_at } = await transaction
      .selectFrom('devices')
      .select(['forget_number', 'forget_asked_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return forget_asked_at ? forget_number : null;
  });
}

function countsIn({ unsent, attention, oldest_unsent_at, units }: Report, now: Date) {
  if (attention > unsent) throw refuse('invalid', 'attention');
  if ((oldest_unsent_at === null) !== (unsent === 0)) throw refuse('invalid', 'oldest_unsent_at');
  if (oldest_unsent_at === null) return { unsent, attention, oldest_unsent_at, units };
  const oldest = Date.parse(oldest_unsent_at);
  if (Number.isNaN(oldest) || !/^\d{4}-/.test(oldest_unsent_at))
    throw refuse('invalid', 'oldest_unsent_at');
  // The clock of a device may be fast.
  const at = new Date(Math.min(oldest, now.getTime()));
  return { unsent, attention, oldest_unsent_at: at, units };
}

interface NoteForgottenOptions {
  readonly user: { readonly id: number; readonly login: string };
  readonly now: Date;
  readonly number: number;
  readonly unsent: number;
  readonly units: number;
}

/**
 * Records once that a device has deleted its data; ignored unless the number is the last request's.
 */
async function recordDataDeleted(
  db: Kysely<Schema>,
  id: number,
  { user, now, number, unsent, units }: NoteForgottenOptions,
): Promise<void> {
  const noted = await db
    .updateTable('devices')
    .set({
      forget_asked_at: null,
      forgotten_at: now,
      forgotten_unsent: unsent,
      forgotten_units: units,
      // A repeated report has been recorded already.
      forget_number: sql`-forget_number`,
    })
    .where('id', '=', id)
    .where('forget_number', '=', number)
    .returning('device')
    .executeTakeFirst();
  if (!noted) return;
  await recordChange(db, {
    at: now,
    user: user.id,
    area: 'device',
    action: 'forgotten',
    subject: user.login,
    person: user.id,
    before: { device: noted.device, dropped_unsent: unsent, dropped_units: units },
    after: null,
  });
}

const deleteSurplusDevices = (db: Kysely<Schema>, userId: number) =>
  sql`delete from devices where id in (
    select id from devices where user_id = ${userId}
    order by reported_at desc, id desc offset ${mostDevices})`.execute(db);
