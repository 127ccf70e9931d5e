import type { KeptReport } from '@portal/contract/portal';
import type { Asking } from '../../scope/find-account.ts';
import { forOwner } from '../../scope/for-owner.ts';
import { deleteKept, restoreKept } from '../delete-kept.ts';
import type { KeptReportKind } from './kept-report-kind.ts';
import { keptReports } from './order-report.ts';
import { readKeptReport } from './read-kept-reports.ts';

interface OwnCall extends Asking {
  readonly now: Date;
  readonly params: { readonly id: number };
}

/** Deletes a report of the user's own, also one that is closed. @throws Refusal `unknown_value` */
export async function answerDeleted(kind: KeptReportKind, { db, user, now, params }: OwnCall) {
  const { id } = params;
  const until = await forOwner(db, user.id, async (transaction) => {
    await readKeptReport({ db: transaction, user }, kind, id);
    return deleteKept(transaction, keptReports, { userId: user.id, id, now });
  });
  return { id, restorable_until: until.toISOString() };
}

/** Takes back that a report was deleted. @throws Refusal `unknown_value` or `limit_reached` */
export const answerRestored = (
  kind: KeptReportKind,
  { db, user, now, params: { id } }: OwnCall,
): Promise<KeptReport> =>
  forOwner(db, user.id, async (transaction) => {
    const asking = { db: transaction, user };
    await readKeptReport(asking, kind, id);
    await restoreKept(transaction, keptReports, { userId: user.id, id, now });
    return readKeptReport(asking, kind, id);
  });
