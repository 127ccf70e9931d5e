import {
  type ConditionException,
  type ConditionExceptionsRequest,
  conditionExceptionsList,
} from '@portal/contract/analysis-reports';
import {
  type Check,
  flaggedValves,
  isOfPressure,
  positionLabel,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { productConverters } from '../product/shown-products.ts';
import type { Reader } from './condition-selection.ts';
import { savedCopyUnits } from './inspected-units.ts';
import { changedInspections, wasReplaced } from './replaced-tires.ts';

// Aliases in the queries: `i` an inspection, `f` a finding, `r` a reading, `n` an exception, `l`
// its location, `a` its account.

/**
 * Flagged tires among those read by an inspection; the inspection's count skips the many without
 * flags.
 */
const flagged = (what: 'wear' | 'valve', count: string, isFlagged: RawBuilder<unknown>) => sql`
  select ${sql.lit(`${what}-`)} || r.id, ${sql.lit(what)}, null, r.axle_number, r.side, r.slot, null, null, r.id
  from ${unguardedTable('readings')} r
  where ${sql.ref(`i.${count}`)} > 0 and r.inspection_id = i.id
    and (r.pressure_kpa is not null or r.tread_mm is not null) and r.axle_number <> all (i.lifted_axles)
    and ${isFlagged} and not ${wasReplaced}`;

const hasWear = sql`exists (
  select from ${unguardedTable('reading_conditions')} c where c.reading_id = r.id)`;
const hasFlaggedValve = sql`r.valve = any (${[...flaggedValves]}::text[])`;

const exceptionsOf = sql`
  select 'finding-' || f.id as exception_id, f.check_name as check, f.severity, f.axle_number, f.side, f.slot,
    f.measured, f.limit_value as limit, null::int as reading_id
  from ${unguardedTable('findings')} f where f.inspection_id = i.id
  union all ${flagged('wear', 'flagged_wear', hasWear)}
  union all ${flagged('valve', 'flagged_valves', hasFlaggedValve)}`;

const columns = sql`
  n.exception_id, n.survey_id, n.unit_id, n.unit_number, ${fleetName} as fleet_name,
  ${locationName} as fleet_location, n.inspected_on, n.axle_number, n.side, n.slot, n.check, n.severity,
  n.measured::float8 as measured, n.limit::float8 as limit,
  case when n.check = 'wear' then array(
    select c.condition from ${unguardedTable('reading_conditions')} c
    join wear_conditions w on w.code = c.condition
    where c.reading_id = n.reading_id order by w.place) else '{}'::text[] end as conditions,
  case when n.check = 'valve' then (
    select r.valve from ${unguardedTable('readings')} r where r.id = n.reading_id) end as valve`;

const unitNumber = sql`n.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  inspected_on: [sql`n.inspected_on`],
  fleet_location: [sql`${locationName} collate natural_order`],
  severity: [sql`n.severity`],
};

type StoredException = Omit<ConditionException, 'place'> & {
  readonly axle_number: number;
  readonly side: WheelPosition['side'] | null;
  readonly slot: WheelPosition['slot'] | null;
};

interface ConditionExceptionsQuery {
  readonly user: Reader;
  readonly selection: Omit<ConditionExceptionsRequest, keyof PageRequest>;
}

/** Reads a page of the exceptions behind a figure of a saved copy that its user may open. */
export async function readConditionExceptions(
  db: Kysely<Schema>,
  { user, selection }: ConditionExceptionsQuery,
  page: PageRequest,
): Promise<Page<ConditionException>> {
  const { id, check, severity, location_id, keyword = '' } = selection;
  const conditions = [
    holdsKeyword(keyword.trim(), [
      sql`n.unit_number`,
      sql`l.name`,
      sql`l.code`,
      sql`a.name`,
      sql`a.nonsig`,
    ]),
    ...(check ? [sql`n.check = ${check}`] : []),
    ...(severity
      ? [severity === 'flagged' ? sql`n.severity is null` : sql`n.severity = ${severity}`]
      : []),
    ...(location_id === undefined ? [] : [sql`n.location_id = ${location_id}`]),
  ];
  const { rows, ...counts } = await readPage<StoredException>(
    db,
    {
      columns,
      rows: sql`from (
          with looked as materialized (${savedCopyUnits(id)}), ${changedInspections}
          select i.*, e.* from looked i cross join lateral (${exceptionsOf}) e) n
        join ${unguardedTable('locations')} l on l.id = n.location_id
        join ${unguardedTable('accounts')} a on a.id = n.account_id
        where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(
        conditionExceptionsList,
        sorts,
        selection,
        sql`${unitNumber}, n.unit_id, n.axle_number, n.exception_id`,
      ),
      isComputed: true,
    },
    page,
  );
  return { ...counts, rows: rows.map((row) => shownException(row, user)) };
}

function shownException(
  { axle_number: axle, side, slot, ...row }: StoredException,
  user: Reader,
): ConditionException {
  const { tread, pressure } = productConverters(user);
  // A flag has no measured value.
  const shown = isOfPressure({ check: row.check as Check }) ? pressure : tread;
  return {
    ...row,
    measured: shown(row.measured),
    limit: shown(row.limit),
    place: side && slot ? positionLabel({ axle, side, slot }) : pairOrAxle(axle, side),
  };
}

/** The usual name of a pair of duals, such as `2L`, or of an axle. */
const pairOrAxle = (axle: number, side: WheelPosition['side'] | null): string =>
  side ? positionLabel({ axle, side, slot: 'single' }) : String(axle);
