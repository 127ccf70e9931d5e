import type { KeptProductRequest } from '@portal/contract/analysis-reports';
import { keptProductRequest } from '@portal/contract/analysis-reports/schema';
import { keptReportTypes } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import { inTurn } from '../../../db/in-turn.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { defineKeptReport } from '../../../kept/reports/kept-report-kind.ts';
import { latestInspections } from '../latest-inspections.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { checkProductScope, type Dated, dated } from './product-selection.ts';
import { readProductSums, type StoredGroup } from './read-product-report.ts';

/** A product analysis as it is kept: sums in mm, shares of the target, days. */
export interface KeptSums {
  /** Of the days that counted. */
  readonly date_from: string;
  readonly date_to: string;
  readonly rows: readonly StoredGroup[];
}

/** Names of accounts that tell what a report is of; the others are counted. */
const mostNames = 3;

/** The product analysis that is kept as it was made. */
export const keptProduct = defineKeptReport({
  type: keptReportTypes.PRD_COMP,
  right: 'TVPRDANL',
  version: 1,
  request: keptProductRequest,
  async prepare({ db, signal }, request: KeptProductRequest, setting) {
    await checkProductScope(db, request);
    const scope = dated(request, setting);
    const { date_from, date_to, account_ids } = scope;
    return {
      subject: subjectOf(await readAccountNames(db, account_ids)),
      accountIds: account_ids,
      unitIds: [],
      parts: 2,
      async make(onPart) {
        const rows = await inTurn(db, signal, (turn) => readProductSums(turn, scope));
        onPart(1);
        const accountIds = await inTurn(db, signal, (turn) => readCounted(turn, scope));
        return { answer: { date_from, date_to, rows } satisfies KeptSums, accountIds, unitIds: [] };
      },
    };
  },
});

const subjectOf = (names: readonly string[]): string => {
  const more = names.length - mostNames;
  return names.slice(0, mostNames).join(', ') + (more > 0 ? ` + ${more}` : '');
};

/** The accounts whose tires count. */
async function readCounted(
  db: Kysely<Schema>,
  scope: Dated<KeptProductRequest>,
): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from (${latestInspections(scope)}) latest`.execute(db);
  return [...new Set([...scope.account_ids, ...rows.map(({ account_id }) => account_id)])];
}
