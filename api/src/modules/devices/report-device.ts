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

/** Of devices of one user so many are kept, those with the latest contact. */
const mostDevices = 20;

/**
 * Stores what a device says of the work that it keeps for the caller.
 *
 * @returns number of the request to forget it; null for none
 * @throws Refusal `invalid` for counts that contradict each other and for an instant that there is not
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
    if (report.forgotten) await noteForgotten(transaction, id, { user, now, ...report.forgotten });
    await dropSurplus(transaction, user.id);
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
  // The clock of a device may go ahead.
  const at = new Date(Math.min(oldest, now.getTime()));
  return { unsent, attention, oldest_unsent_at: at, units };
}

interface Forgotten {
  readonly user: { readonly id: number; readonly login: string };
  readonly now: Date;
  readonly number: number;
  readonly unsent: number;
  readonly units: number;
}

/** Notes once that a device has forgotten; a number that it was not asked by last says nothing. */
async function noteForgotten(
  db: Kysely<Schema>,
  id: number,
  { user, now, number, unsent, units }: Forgotten,
): Promise<void> {
  const noted = await db
    .updateTable('devices')
    .set({
      forget_asked_at: null,
      forgotten_at: now,
      forgotten_unsent: unsent,
      forgotten_units: units,
      // What is told a second time has been noted already.
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

const dropSurplus = (db: Kysely<Schema>, userId: number) =>
  sql`delete from devices where id in (
    select id from devices where user_id = ${userId}
    order by reported_at desc, id desc offset ${mostDevices})`.execute(db);
