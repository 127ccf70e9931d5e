import type { SurveyExceptionsRequest } from '@portal/contract/inspection-surveys';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

export type ExceptionFilters = Pick<SurveyExceptionsRequest, 'severity' | 'check'>;

type FilteredSeverity = NonNullable<ExceptionFilters['severity']>;
type FilteredCheck = NonNullable<ExceptionFilters['check']>;

/** The number of exceptions of an inspection `i` for each severity, after the filters. */
const counts: Readonly<
  Record<FilteredSeverity, (check: FilteredCheck | undefined) => RawBuilder<unknown>>
> = {
  critical: (check) => findings('critical', sql`i.criticals`, check),
  warning: (check) => findings('warning', sql`i.warnings`, check),
  flagged(check) {
    if (check === 'wear') return sql`i.flagged_wear`;
    if (check === 'valve') return sql`i.flagged_valves`;
    return check ? sql`0` : sql`i.flagged_wear + i.flagged_valves`;
  },
};

function findings(
  severity: 'critical' | 'warning',
  kept: RawBuilder<unknown>,
  check: FilteredCheck | undefined,
): RawBuilder<unknown> {
  if (check === undefined) return kept;
  if (check === 'wear' || check === 'valve') return sql`0`;
  return sql`case when ${kept} > 0 then (
    select count(*) from ${unguardedTable('findings')} f
    where f.inspection_id = i.id and f.check_name = ${check} and f.severity = ${severity}
  ) else 0 end`;
}

/**
 * Counts the exceptions of an inspection `i`, from its stored counts if they suffice: rows of
 * `severity` and `count`.
 *
 * @param bySeverity whether to return a row for each severity instead of one for all
 */
export function exceptionCounts(
  { severity, check }: ExceptionFilters,
  bySeverity: boolean,
): RawBuilder<unknown> {
  const names = severity ? [severity] : (['critical', 'warning', 'flagged'] as const);
  if (!bySeverity)
    return sql`select null::text as severity, ${sql.join(
      names.map((name) => counts[name](check)),
      sql` + `,
    )} as count`;
  return sql.join(
    names.map(
      (name) => sql`
        select ${name === 'flagged' ? null : name}::text collate "C" as severity, ${counts[name](check)} as count`,
    ),
    sql` union all `,
  );
}
