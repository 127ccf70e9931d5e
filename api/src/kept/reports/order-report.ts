import { type KeptReport, keptReportLimits } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';
import { serializeForUser } from '../../scope/serialize-for-user.ts';
import { createKept, saveRateLimit } from '../create-kept.ts';
import type { KeptKind } from '../kept-kind.ts';
import { checkedName } from '../kept-names.ts';
import type { KeptReportContext, KeptReportKind, KeptReportRequester } from './kept-report-kind.ts';
import { readKeptReport } from './read-kept-reports.ts';
import type { KeptReports } from './running-kept-reports.ts';
import { readOwnDealers } from './seen-dealers.ts';

/** Saved copies of every type. */
export const keptReports: KeptKind = {
  table: 'kept_reports',
  namePath: 'name',
  roomPath: 'name',
  canUndo: true,
  repeatsNames: true,
};

/** A call that orders a report. */
interface OrderCall extends KeptReportRequester, KeptReportContext {
  readonly keptReports: KeptReports;
}

interface Order<Request> {
  readonly name: string;
  readonly client_key: string | undefined;
  readonly request: Request;
}

/**
 * Orders a saved copy under a name, or finds the one ordered with the same key.
 *
 * @throws Refusal of the report's kind, `limit_reached` at `name` when the user has the maximum
 * number of saved copies, or `too_many_requests` when too many are waiting
 */
export async function orderReport<Request>(
  kind: KeptReportKind<Request>,
  call: OrderCall,
  { name: typed, client_key: clientKey, request }: Order<Request>,
): Promise<KeptReport> {
  const { db, user, now, userTime, keptReports: jobs } = call;
  if (!jobs.kinds.includes(kind)) throw new Error(`No area keeps reports of type ${kind.type}.`);
  await limitOrders(call);
  const name = checkedName(keptReports, typed);
  const { subject, parts, accountIds, unitIds } = await kind.prepare(call, request, call);
  const columns = {
    report_type: kind.type,
    subject,
    request: JSON.stringify(request),
    user_time: userTime,
    account_ids: [...accountIds],
    unit_ids: [...unitIds],
    dealer_ids: await readOwnDealers(call),
    state: 'waiting',
    parts,
    form_version: kind.version,
    created_at: now,
    ordered_at: now,
  };
  const ordered = await serializeForUser(db, user.id, async (transaction) => {
    const id = await createKept(transaction, keptReports, {
      userId: user.id,
      name,
      clientKey,
      columns,
    });
    await checkWaiting(transaction, user.id);
    return readKeptReport({ db: transaction, user }, kind, id);
  });
  jobs.wake();
  return ordered;
}

/**
 * Orders a saved copy again; it keeps its old figures until it is made. A waiting or running one is
 * left unchanged.
 *
 * @throws Refusal `unknown_value` at `id`, also for one that is closed, or `too_many_requests`
 */
export async function runAgain(
  kind: KeptReportKind,
  call: OrderCall,
  id: number,
): Promise<KeptReport> {
  const { db, user, now, userTime } = call;
  await limitOrders(call);
  const ordered = await serializeForUser(db, user.id, async (transaction) => {
    const asking = { db: transaction, user };
    const { is_closed } = await readKeptReport(asking, kind, id);
    if (is_closed) throw refuse('unknown_value', 'id');
    await transaction
      .updateTable('kept_reports')
      .set({ state: 'waiting', done: 0, failure: null, ordered_at: now, user_time: userTime })
      .where('id', '=', id)
      .where('state', 'not in', ['waiting', 'running'])
      .execute();
    await checkWaiting(transaction, user.id);
    return readKeptReport(asking, kind, id);
  });
  call.keptReports.wake();
  return ordered;
}

/** Cancels the making of a report, which keeps its previous figures. */
export async function cancelReport(
  kind: KeptReportKind,
  call: Pick<OrderCall, 'db' | 'user' | 'keptReports'>,
  id: number,
): Promise<KeptReport> {
  await readKeptReport(call, kind, id);
  await call.db
    .updateTable('kept_reports')
    .set({ state: sql`case when made_at is null then 'cancelled' else 'ready' end` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  const stored = await readKeptReport(call, kind, id);
  if (stored.state !== 'waiting' && stored.state !== 'running') call.keptReports.stop(id);
  return stored;
}

const limitOrders = ({ db, user, now }: OrderCall): Promise<void> =>
  enforceLimit(db, saveRateLimit, { caller: String(user.id), now });

async function checkWaiting(transaction: Kysely<Schema>, userId: number): Promise<void> {
  const waiting = await transaction
    .selectFrom('kept_reports')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('deleted_at', 'is', null)
    .execute();
  if (waiting.length > keptReportLimits.waiting) {
    const message = `At most ${keptReportLimits.waiting} of your reports wait at a time.`;
    throw refuse('too_many_requests', '', message);
  }
}
