import type { ConditionRequest } from '@portal/contract/analysis-reports';
import { conditionRequest } from '@portal/contract/analysis-reports/schema';
import { keptReportTypes } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { withFreeConnection } from '../../../db/with-free-connection.ts';
import { defineKeptReport } from '../../../kept/reports/kept-report-kind.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { checkConditions, scopeOf } from './condition-selection.ts';
import { readFleetConditions } from './read-fleet-conditions.ts';

/** Accounts listed in a report's subject; the others are counted. */
const mostNamed = 3;

/** Saved copies of fleet conditions. */
export const keptConditions = defineKeptReport({
  type: keptReportTypes.FLT_COND,
  right: 'TVFLTCNR',
  version: 2,
  request: conditionRequest,
  async prepare({ db, signal }, request: ConditionRequest, setting) {
    await checkConditions(db, request);
    const fleets = await fleetsText(db, request.account_ids);
    return {
      accountIds: request.account_ids,
      unitIds: [],
      subject: fleets,
      parts: 1,
      async make() {
        const scope = scopeOf(request, setting);
        const { report, accountIds, inspectionIds } = await withFreeConnection(db, signal, (turn) =>
          readFleetConditions(turn, {
            scope,
            fleets,
            request,
            shares: setting.settings.lossShares,
          }),
        );
        return {
          accountIds: [...new Set([...request.account_ids, ...accountIds])],
          unitIds: [],
          answer: report,
          inspectionIds,
        };
      },
    };
  },
});

/** The account names of a report; empty for all that the user sees. */
async function fleetsText(db: Kysely<Schema>, accounts: readonly number[]): Promise<string> {
  const names = await readAccountNames(db, accounts);
  const others = names.length - mostNamed;
  return [...names.slice(0, mostNamed), ...(others > 0 ? [`+ ${others}`] : [])].join(', ');
}
