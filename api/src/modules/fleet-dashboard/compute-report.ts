import type {
  ReportParameters,
  ReportType,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { ReportAnswer } from '@portal/contract/reports';
import { inTurn } from '../../db/in-turn.ts';
import type { Asking } from '../../scope/find-account.ts';
import { readDataThrough } from './data-through.ts';
import { hasNational, reportInput } from './reports/report-input.ts';
import { reportQueries } from './reports/report-queries.ts';
import type { Selection } from './selection.ts';

/** One of the dashboard's own definitions. */
export type KnownDefinition = (typeof reportDefinitions)[number] & { readonly type: ReportType };

/**
 * Computes one report from the stored records, in a turn of its own on the database.
 *
 * @throws the signal's reason when nobody waits for it any more
 */
export async function computeReport(
  { db, user, signal }: Asking & { readonly signal: AbortSignal },
  definition: KnownDefinition,
  selection: Selection,
  parameters: ReportParameters,
): Promise<ReportAnswer> {
  const { type } = definition;
  const figures = await inTurn(db, signal, async (turn) => ({
    ...(await reportQueries[type](
      reportInput({ db: turn, user }, definition, selection, parameters),
    )),
    data_through: await readDataThrough({ db: turn }, definition, selection),
  }));
  const isAveraged = hasNational(definition, selection, parameters);
  return {
    report_type: type,
    ...figures,
    ...(isAveraged && { national_accounts: selection.otherAccounts }),
  };
}
