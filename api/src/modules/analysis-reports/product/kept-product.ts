import type { KeptProductRequest } from '@portal/contract/analysis-reports';
import { keptProductRequest } from '@portal/contract/analysis-reports/schema';
import { keptReportTypes } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { withFreeConnection } from '../../../db/with-free-connection.ts';
import { defineKeptReport } from '../../../kept/reports/kept-report-kind.ts';
import { latestInspections } from '../latest-inspections.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { checkProductScope, type DatedSelection, withBothDates } from './product-selection.ts';
import { readProductSums, type StoredGroup } from './read-product-report.ts';

/** A product analysis as stored: sums in mm, shares of the target, days. */
export interface KeptSums {
  /** The dates that the figures cover. */
  readonly date_from: string;
  readonly date_to: string;
  readonly rows: readonly StoredGroup[];
}

/** Account names in a report's subject; the others are counted. */
const mostNames = 3;

/** Saved copies of the product analysis. */
export const keptProduct = defineKeptReport({
  type: keptReportTypes.PRD_COMP,
  right: 'TVPRDANL',
  version: 1,
  request: keptProductRequest,
  async prepare({ db, signal }, request: KeptProductRequest, setting) {
    await checkProductScope(db, request);
    const scope = withBothDates(request, setting);
    const { date_from, date_to, account_ids } = scope;
    return {
      subject: subjectOf(await readAccountNames(db, account_ids)),
      accountIds: account_ids,
      unitIds: [],
      parts: 2,
      async make(onPart) {
        const rows = await withFreeConnection(db, signal, (turn) => readProductSums(turn, scope));
        onPart(1);
        const accountIds = await withFreeConnection(db, signal, (turn) => readCounted(turn, scope));
        return { answer: { date_from, date_to, rows } satisfies KeptSums, accountIds, unitIds: [] };
      },
    };
  },
});

const subjectOf = (names: readonly string[]): string => {
  const more = names.length - mostNames;
  return names.slice(0, mostNames).join(', ') + (more > 0 ? ` + ${more}` : '');
};

/** Reads the accounts whose tires count. */
async function readCounted(
  db: Kysely<Schema>,
  scope: DatedSelection<KeptProductRequest>,
): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from (${latestInspections(scope)}) latest`.execute(db);
  return [...new Set([...scope.account_ids, ...rows.map(({ account_id }) => account_id)])];
}
