import {
  type SurveyException,
  type SurveyExceptionsRequest,
  surveyExceptionsList,
} from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { everyones } from '../../../scope/everyones.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { hasFlaggedValve, hasWear, mayBeFlagged } from '../detail/detail-rows.ts';
import { isOfStanding } from '../detail/is-of-standing.ts';
import { fleetName, isInspected, locationName } from '../reports/survey-report-rows.ts';

type Filters = Pick<SurveyExceptionsRequest, 'severity' | 'check' | 'order_by' | 'is_sort_desc'>;

/** What is flagged of the tires of an inspection `i`. Its count is asked first, since most have no flag at all. */
const flagged = (
  what: 'wear' | 'valve',
  count: RawBuilder<unknown>,
  isFlagged: RawBuilder<unknown>,
) => sql`
  select ${`${what}-`}::text || r.id, ${what}::text, null, r.axle_number, r.side, r.slot, null, null, r.id
  from ${everyones('readings')} r
  where ${count} > 0 and r.inspection_id = i.id and ${mayBeFlagged} and ${isFlagged}
    and ${isOfStanding('r')}`;

/** The exceptions of an inspection `i`. */
const exceptions = sql`
  select 'finding-' || f.id as exception_id, f.check_name as check, f.severity, f.axle_number, f.side,
    f.slot, f.measured, f.limit_value as limit, null::int as reading_id
  from ${everyones('findings')} f where f.inspection_id = i.id
  union all ${flagged('wear', sql`i.flagged_wear`, hasWear)}
  union all ${flagged('valve', sql`i.flagged_valves`, hasFlaggedValve)}`;

const sorts = {
  unit_number: [sql`i.unit_number collate natural_order`],
  survey_date: [sql`s.survey_date`],
  fleet_location: [sql`s.fleet_location collate natural_order`],
  severity: [sql`e.severity`],
};

const isOf = (severity: NonNullable<Filters['severity']>) =>
  severity === 'flagged' ? sql`e.severity is null` : sql`e.severity = ${severity}`;

const columns = sql`
  e.exception_id, s.survey_id, s.survey_date, s.fleet_name, s.fleet_location, i.unit_id, i.unit_number,
  e.check, e.severity, e.axle_number, e.side, e.slot, e.measured, e.limit,
  case when e.check = 'wear' then (
    select json_agg(c.condition order by c.condition)
    from ${everyones('reading_conditions')} c where c.reading_id = e.reading_id
  ) else '[]' end as wear_conditions,
  case when e.check = 'valve' then (
    select r.valve from ${everyones('readings')} r where r.id = e.reading_id) end as valve`;

/**
 * A page of the exceptions of surveys, in its reader's units.
 *
 * @param surveys `from` and `where` of surveys `s` that the reader sees
 */
export async function readExceptions(
  { db, user }: { readonly db: Kysely<Schema>; readonly user: Reader },
  surveys: RawBuilder<unknown>,
  selection: Filters & PageRequest,
): Promise<Page<SurveyException>> {
  const { severity, check } = selection;
  const chosen = sql`select s.id as survey_id, s.survey_date, ${locationName} as fleet_location,
    ${fleetName} as fleet_name ${surveys}`;
  const { rows, ...page } = await readPage<SurveyException>(
    db,
    {
      columns,
      rows: sql`from (${chosen}) s
        join ${everyones('unit_inspections')} i on i.survey_id = s.survey_id
        cross join lateral (${exceptions}) e
        where ${sql.join(
          [
            isInspected,
            ...(severity ? [isOf(severity)] : []),
            ...(check ? [sql`e.check = ${check}`] : []),
          ],
          sql` and `,
        )}`,
      order: listOrder(
        surveyExceptionsList,
        sorts,
        selection,
        sql`s.survey_date desc, s.survey_id desc, ${sorts.unit_number[0]}, i.id, e.axle_number, e.exception_id`,
      ),
    },
    selection,
  );
  return { rows: rows.map((row) => shownException(row, user)), ...page };
}

function shownException(row: SurveyException, user: Reader): SurveyException {
  const { check, measured, limit } = row;
  if (check === 'wear' || check === 'valve' || measured === null || limit === null) return row;
  return { ...row, ...shownTo(user).finding({ check, measured, limit }) };
}
