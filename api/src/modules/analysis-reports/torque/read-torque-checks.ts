import {
  type TorqueCheck,
  type TorqueReport,
  torqueChecksList,
} from '@portal/contract/analysis-reports';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { torqueConverters } from './shown-torques.ts';
import type { Reader, TorqueScope, TorqueSelection } from './torque-selection.ts';

// Aliases in the queries: `t` a check, `i` its inspection, `s` its survey, `l` its location, `a`
// its account, `m` the mount of its wheel. Users who see a check see all of these.
const checks = sql`
  from torque_checks t
  join ${unguardedTable('unit_inspections')} i on i.id = t.inspection_id
  join ${unguardedTable('surveys')} s on s.id = i.survey_id
  join ${unguardedTable('locations')} l on l.id = s.location_id
  join ${unguardedTable('accounts')} a on a.id = t.account_id
  left join ${unguardedTable('mounts')} m on m.id = t.mount_id
  where s.state = 'finished'`;

const since = sql`t.odometer_km - m.odometer_on_km`;

const columns = sql`
  s.id as survey_id, i.unit_id, i.unit_number, i.inspected_on as checked_on,
  ${fleetName} as fleet_name, ${locationName} as fleet_location, t.axle_number, t.side, t.fasteners,
  t.least_nm as least, t.most_nm as most, t.measured_nm as measured, t.result,
  ${since} as since_fitting`;

const unitNumber = sql`i.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  checked_on: [sql`i.inspected_on`],
  fleet_name: [sql`${fleetName} collate "und-x-icu"`],
  fleet_location: [sql`${locationName} collate natural_order`],
  measured: [sql`t.measured_nm`],
  result: [sql`array_position(${[...torqueChecksList.filters.result.values]}::text[], t.result)`],
  since_fitting: [since],
};

/** `from` and `where` for the checks of a selection, with every result. */
const checksInScope = ({ location_ids, date_from, date_to, keyword = '' }: TorqueScope) =>
  sql.join(
    [
      checks,
      ...(location_ids.length > 0 ? [sql`s.location_id = any (${[...location_ids]}::int[])`] : []),
      ...(date_from ? [sql`i.inspected_on >= ${date_from}`] : []),
      ...(date_to ? [sql`i.inspected_on <= ${date_to}`] : []),
      holdsKeyword(keyword.trim(), [
        sql`i.unit_number`,
        sql`l.code`,
        sql`l.name`,
        sql`a.name`,
        sql`a.nonsig`,
      ]),
    ],
    sql` and `,
  );

const rowsOf = (selection: TorqueSelection): RawBuilder<unknown> =>
  selection.result === undefined
    ? checksInScope(selection)
    : sql`${checksInScope(selection)} and t.result = ${selection.result}`;

/** Reads a page of the checks of a validated selection. */
export async function readTorqueChecks(
  db: Kysely<Schema>,
  { user, selection }: { readonly user: Reader; readonly selection: TorqueSelection },
  page: PageRequest,
): Promise<Page<TorqueCheck>> {
  const { torque, distance } = torqueConverters(user);
  const { rows, ...counts } = await readPage<TorqueCheck>(
    db,
    {
      columns,
      rows: rowsOf(selection),
      order: listOrder(
        torqueChecksList,
        sorts,
        selection,
        sql`i.inspected_on desc, ${unitNumber}, i.id, t.axle_number, t.side`,
      ),
    },
    page,
  );
  return {
    ...counts,
    rows: rows.map((row) => ({
      ...row,
      least: torque(row.least),
      most: torque(row.most),
      measured: row.measured === null ? null : torque(row.measured),
      since_fitting: row.since_fitting === null ? null : distance(row.since_fitting),
    })),
  };
}

type Sums = Omit<TorqueReport['summary'], 'due' | 'overdue' | 'unknown'>;

/** Counts the checks of a selection by result, ignoring its filter on results. */
export async function sumTorqueChecks(db: Kysely<Schema>, scope: TorqueScope): Promise<Sums> {
  const of = (result: keyof Sums) => sql`count(*) filter (where t.result = ${result})`;
  const { rows } = await sql<Sums>`
    select count(distinct i.unit_id) as units, count(*) as checked, ${of('in_spec')} as in_spec,
      ${of('low')} as low, ${of('high')} as high, ${of('re_torqued')} as re_torqued,
      ${of('missing_hardware')} as missing_hardware,
      round(100.0 * ${of('in_spec')} / nullif(count(*), 0), 2) as in_spec_percentage
    ${checksInScope(scope)}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('Sums over nothing are a row as well.');
  return sums;
}
