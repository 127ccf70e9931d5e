import type { KeptReport } from '@portal/contract/portal';
import type { QueryContext } from '../../scope/find-account.ts';
import { serializeForUser } from '../../scope/serialize-for-user.ts';
import { deleteKept, restoreKept } from '../delete-kept.ts';
import type { KeptReportKind } from './kept-report-kind.ts';
import { keptReports } from './order-report.ts';
import { readKeptReport } from './read-kept-reports.ts';

interface OwnCall extends QueryContext {
  readonly now: Date;
  readonly params: { readonly id: number };
}

/**
 * Deletes one of the user's own saved copies, even a closed one.
 *
 * @throws Refusal `unknown_value`
 */
export async function answerDeleted(kind: KeptReportKind, { db, user, now, params }: OwnCall) {
  const { id } = params;
  const until = await serializeForUser(db, user.id, async (transaction) => {
    await readKeptReport({ db: transaction, user }, kind, id);
    return deleteKept(transaction, keptReports, { userId: user.id, id, now });
  });
  return { id, restorable_until: until.toISOString() };
}

/**
 * Restores a deleted saved copy.
 *
 * @throws Refusal `unknown_value` or `limit_reached`
 */
export const answerRestored = (
  kind: KeptReportKind,
  { db, user, now, params: { id } }: OwnCall,
): Promise<KeptReport> =>
  serializeForUser(db, user.id, async (transaction) => {
    const asking = { db: transaction, user };
    await readKeptReport(asking, kind, id);
    await restoreKept(transaction, keptReports, { userId: user.id, id, now });
    return readKeptReport(asking, kind, id);
  });
