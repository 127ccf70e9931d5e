import {
  type SurveyException,
  type SurveyExceptionsRequest,
  surveyExceptionsList,
} from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import type { Page, PageRequest } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { type Reader, readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { daysOpen, hasFlaggedValve, hasWear, mayBeFlagged } from '../detail/detail-rows.ts';
import { findingHistoryOf } from '../detail/finding-history.ts';
import { isStillMounted } from '../detail/is-still-mounted.ts';
import { readHistories } from '../detail/read-histories.ts';
import { joinSpec, limitFrom } from '../limit-from.ts';
import { isInspected } from '../reports/survey-report-rows.ts';
import { type ExceptionFilters, exceptionCounts } from './exception-counts.ts';

type Selection = ExceptionFilters &
  Pick<SurveyExceptionsRequest, 'survey_id' | 'unit_number' | 'order_by' | 'is_sort_desc'> &
  PageRequest;

/**
 * The flags of the tires of an inspection `i`. Its count is checked first, since most inspections
 * have no flags.
 */
const flagged = (
  what: 'wear' | 'valve',
  count: RawBuilder<unknown>,
  isFlagged: RawBuilder<unknown>,
) => sql`
  select ${`${what}-`}::text || r.id, ${what}::text, null, r.axle_number, r.side, r.slot, null, null, null, null, r.id
  from ${unguardedTable('readings')} r
  where ${count} > 0 and r.inspection_id = i.id and ${mayBeFlagged} and ${isFlagged}
    and ${isStillMounted('r')}`;

/** The exceptions of an inspection `i`. */
const exceptions = sql`
  select 'finding-' || f.id as exception_id, f.check_name as check, f.severity, f.axle_number, f.side,
    f.slot, f.measured, f.limit_value as limit, ${limitFrom}, null::int as reading_id
  from ${unguardedTable('findings')} f ${joinSpec} where f.inspection_id = i.id
  union all ${flagged('wear', sql`i.flagged_wear`, hasWear)}
  union all ${flagged('valve', sql`i.flagged_valves`, hasFlaggedValve)}`;

const sorts = {
  unit_number: [sql`i.unit_number collate natural_order`],
  survey_date: [sql`s.survey_date`],
  fleet_location: [sql`s.fleet_location collate natural_order`],
  severity: [sql`e.severity`],
};

const isOf = (severity: NonNullable<ExceptionFilters['severity']>) =>
  severity === 'flagged' ? sql`e.severity is null` : sql`e.severity = ${severity}`;

const columns = sql`
  e.exception_id, s.survey_id, s.survey_date, s.fleet_name, s.fleet_location, i.unit_id, i.unit_number,
  e.check, e.severity, e.axle_number, e.side, e.slot, e.measured, e.limit,
  e.spec_source, e.spec_valid_from, i.id as inspection_id, i.inspected_on,
  case when e.check = 'wear' then (
    select json_agg(c.condition order by c.condition)
    from ${unguardedTable('reading_conditions')} c where c.reading_id = e.reading_id
  ) else '[]' end as wear_conditions,
  case when e.check = 'valve' then (
    select r.valve from ${unguardedTable('readings')} r where r.id = e.reading_id) end as valve`;

/**
 * Reads a page of the exceptions of surveys, in the reader's units. It finds the inspections on the
 * page by their counts, then reads only their exceptions.
 *
 * @param surveys `from` and `where` of surveys `s` that the reader sees
 */
export async function readExceptions(
  { db, user }: { readonly db: Kysely<Schema>; readonly user: Reader },
  surveys: RawBuilder<unknown>,
  selection: Selection,
): Promise<Page<SurveyException>> {
  const { survey_id, unit_number = '', severity, check, page_number, page_size } = selection;
  const inspections = sql`
    from (
      select s.id as survey_id, s.survey_date, ${locationName} as fleet_location, ${fleetName} as fleet_name
      ${surveys} ${survey_id === undefined ? sql`` : sql`and s.id = ${survey_id}`}
    ) s
    join ${unguardedTable('unit_inspections')} i on i.survey_id = s.survey_id
      and ${holdsKeyword(unit_number.trim(), [sql`i.unit_number`])}`;
  const { total, skipped, shown } = await findInspections(db, inspections, selection);
  const { rows } = await sql<KeptException>`
    select ${columns} ${inspections}
    join unnest(${shown.map(({ id }) => id)}::int[], ${shown.map((each) => each.severity)}::text[])
      as shown (id, severity) on shown.id = i.id
    cross join lateral (${exceptions}) e
    where ${sql.join(
      [
        isBySeverity(selection) ? sql`e.severity is not distinct from shown.severity` : sql`true`,
        ...(severity ? [isOf(severity)] : []),
        ...(check ? [sql`e.check = ${check}`] : []),
      ],
      sql` and `,
    )}
    order by ${orderOf(selection)}, e.axle_number, e.exception_id
    limit ${page_size} offset ${(page_number - 1) * page_size - skipped}`.execute(db);
  return {
    rows: await shownExceptions(db, rows, user),
    page_number,
    page_size,
    total_items: total,
  };
}

/** The inspections on a page. */
interface InspectionsQueryResult {
  readonly total: number;
  /** Exceptions before the first of these inspections. */
  readonly skipped: number;
  readonly shown: readonly { readonly id: number; readonly severity: string | null }[];
}

async function findInspections(
  db: Kysely<Schema>,
  inspections: RawBuilder<unknown>,
  selection: Selection,
): Promise<InspectionsQueryResult> {
  const { page_number, page_size } = selection;
  const offset = (page_number - 1) * page_size;
  const isShown = sql`upto > ${offset} and upto - count < ${offset + page_size}`;
  const found = await sql<InspectionsQueryResult>`
    select
      coalesce(max(upto), 0) as total,
      coalesce(min(upto - count) filter (where ${isShown}), ${offset}) as skipped,
      coalesce(
        json_agg(json_build_object('id', id, 'severity', severity)) filter (where ${isShown}), '[]'
      ) as shown
    from (
      select i.id, e.severity, e.count,
        sum(e.count) over (order by ${orderOf(selection)} rows unbounded preceding)::int as upto
      ${inspections}
      cross join lateral (${exceptionCounts(selection, isBySeverity(selection))}) e
      where ${isInspected} and e.count > 0
    ) counted`.execute(db);
  return found.rows[0] ?? { total: 0, skipped: offset, shown: [] };
}

const isBySeverity = ({ order_by }: Selection): boolean =>
  order_by === surveyExceptionsList.sorts.severity;

/** The order of inspections, and of severities if sorted by these. */
const orderOf = (selection: Selection): RawBuilder<unknown> =>
  listOrder(
    surveyExceptionsList,
    sorts,
    selection,
    sql`s.survey_date desc, s.survey_id desc, ${sorts.unit_number[0]}, i.id`,
  );

const untold = { standing: null, found_first: null, days_open: null };

/** An exception as stored, in kPa and mm. */
type KeptException = Omit<SurveyException, keyof typeof untold> & {
  readonly inspection_id: number;
  readonly inspected_on: string;
};

/**
 * Converts exceptions to the reader's units, and compares each finding with earlier inspections.
 */
async function shownExceptions(
  db: Kysely<Schema>,
  rows: readonly KeptException[],
  user: Reader,
): Promise<SurveyException[]> {
  const failed = rows.filter(({ severity }) => severity !== null);
  const ids = new Set(failed.map(({ inspection_id }) => inspection_id));
  const histories = await readHistories(db, [...ids]);
  return rows.map(({ inspection_id, inspected_on, ...row }) => {
    const { check, measured, limit } = row;
    const history = histories.get(inspection_id);
    if (check === 'wear' || check === 'valve' || measured === null || limit === null || !history)
      return { ...row, ...untold };
    const past = findingHistoryOf({ ...row, check }, history);
    return {
      ...row,
      ...readingConverters(user).finding({ check, measured, limit }),
      ...past,
      days_open: daysOpen(past, inspected_on),
    };
  });
}
