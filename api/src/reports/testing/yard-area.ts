import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { defineArea } from '../../app/area.ts';
import { findAccount, type QueryContext } from '../../scope/find-account.ts';
import { seesWhole } from '../../scope/scope.ts';
import { answerRecords, answerReports } from '../answer-reports.ts';
import { checkRange } from '../check-selection.ts';
import { defineReportArea } from '../define-report-area.ts';
import { rangeOf, within } from '../figures/ranges.ts';
import type { ReportSums } from '../figures/report-sums.ts';
import type { Filters } from '../filters.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportSelection } from '../report-subject.ts';
import { type Source, sourcesOf } from '../sides.ts';
import {
  checkColumns,
  gates,
  type YardBase,
  type YardTerms,
  yardCalls,
  yardReports,
} from './yard-reports.ts';

interface YardSubject {
  readonly terms: YardTerms;
  readonly selection: ReportSelection;
}

/** Selects the records of one account in a range of days. */
export async function selectYard(
  { db, user }: QueryContext,
  { account, date_from, date_to }: YardBase,
): Promise<ReportSelection> {
  checkRange({ date_from, date_to }, 'base_parameters');
  const id = await findAccount({ db }, { account }, 'base_parameters.account');
  const { rows } = await sql<{ others: number }>`
    select count(distinct account_id) as others from yard_checks where account_id <> ${id}`.execute(
    db,
  );
  return {
    from: date_from,
    to: date_to,
    otherAccounts: rows[0]?.others ?? 0,
    isWhole: seesWhole(user),
    record: (alias) => sql<SqlBool>`${sql.ref(`${alias}.account_id`)} = ${id}`,
  };
}

/** Returns the condition that a check, under the alias `r`, passes a report's filters. */
const matchesCheckFilters = (filters: Filters<YardTerms['filter']>): RawBuilder<SqlBool> => {
  const among = (column: string, values: readonly string[] | undefined) =>
    values ? sql`${sql.ref(column)} = any (${[...values]}::text[])` : sql`true`;
  return sql<SqlBool>`(${among('r.gate', filters.gates)} and ${among('r.lane', filters.lanes)})`;
};

const checksOf = ({ selection, filters }: ReportInput<YardSubject>, source: Source) => sql`
  select ${sql.lit(source)}::text as source, r.checked_on as day, r.location_id, r.dealer_id,
    r.lane, r.tires, r.low
  from yard_checks r
  where ${source === 'everyone' ? sql`true` : selection.record('r')}
    and ${within(sql`r.checked_on`, rangeOf(selection, source))} and ${matchesCheckFilters(filters)}`;

const checks: ReportSums<YardSubject> = {
  rows: (input) =>
    sql.join(
      sourcesOf(input).map((source) => checksOf(input, source)),
      sql` union all `,
    ),
  records: sql`count(*)`,
  measures: {
    tires: { sum: sql`sum(tires)`, of: {} },
    low: { sum: sql`sum(low)`, of: { none_low: sql`r.low > 0` } },
  },
};

export const yard = defineReportArea<YardSubject>({
  definitions: yardReports,
  filterValues: gates,
  sums: { low_by_month: checks, low_by_lane: { ...checks, groups: { by: sql`r.lane` } } },
  records: {
    checks: {
      shown: checkColumns,
      rows: sql`select each.*, each.checked_on as day from yard_checks each`,
      join: () => sql``,
      matchesFilters: matchesCheckFilters,
      columns: {
        CheckedOn: sql`r.day`,
        LocationCode: sql`l.code`,
        LocationName: sql`l.name`,
        Lane: sql`r.lane`,
        Tires: sql`r.tires`,
        Low: sql`r.low`,
      },
      dayOf: (_, pick) => sql`select ${pick}(checked_on) as day from yard_checks`,
    },
  },
});

export const yardArea = defineArea(yardCalls, {
  'POST yard/get_reports': (call) => answerReports(yard, call, selectYard),
  'POST yard/get_records': (call) => answerRecords(yard, call, selectYard),
});
