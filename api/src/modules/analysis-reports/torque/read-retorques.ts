import {
  type RetorqueRow,
  type RetorqueStanding,
  retorqueStates,
  retorquesList,
} from '@portal/contract/analysis-reports';
import { retorqueDays, retorqueWithin } from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { torqueConverters } from './shown-torques.ts';
import type { Reader, RetorquesSelection, TorqueScope } from './torque-selection.ts';

// Aliases in the queries: `m` the mount of a wheel, `u` its unit, `l` its location, `a` its
// account, `o` the unit's latest odometer since then.

const since = sql`o.odometer_km - m.odometer_on_km`;

const state = sql`case when ${since} is null then 'unknown'
  when ${since} <= ${retorqueWithin.until} then 'due' else 'overdue' end`;

const columns = sql`
  u.id as unit_id, u.unit_number, ${fleetName} as fleet_name, coalesce(${locationName}, '') as fleet_location,
  m.axle_number, m.side, ${state} as state, m.started_on as fitted_on, ${since} as since_fitting`;

const unitNumber = sql`u.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  state: [sql`array_position(${[...retorqueStates]}::text[], ${state})`],
  fleet_name: [sql`${fleetName} collate "und-x-icu"`],
  fleet_location: [sql`${locationName} collate natural_order`],
  fitted_on: [sql`m.started_on`],
  since_fitting: [since],
};

/** A selection with the day on which wheel ends are due. */
interface AtDay<Selection> {
  readonly selection: Selection;
  readonly day: string;
}

/**
 * `from` and `where` for the wheels mounted within the last weeks, still mounted on the day and not
 * checked after settling, unless they cannot have settled yet.
 */
function retorqueRows({ selection, day }: AtDay<TorqueScope>): RawBuilder<unknown> {
  const { location_ids, date_from, keyword = '' } = selection;
  return sql`
    from mounts m
    join ${unguardedTable('units')} u on u.id = m.unit_id
    left join ${unguardedTable('locations')} l on l.id = u.location_id
    join ${unguardedTable('accounts')} a on a.id = m.account_id
    left join lateral (
      select i.odometer_km
      from unit_inspections i join ${unguardedTable('surveys')} s on s.id = i.survey_id
      where i.unit_id = m.unit_id and i.odometer_km is not null and s.state = 'finished'
        and i.inspected_on between m.started_on and ${day}
      order by i.inspected_on desc, i.id desc limit 1) o on true
    where m.slot <> 'inner' and m.started_on <= ${day}
      and m.started_on >= greatest(${day}::date - ${retorqueDays}::int, ${date_from || '-infinity'}::date)
      and (m.ended_on is null or m.ended_on > ${day})
      and u.is_active and u.deleted_at is null
      ${location_ids.length > 0 ? sql`and u.location_id = any (${[...location_ids]}::int[])` : sql``}
      and coalesce(${since} >= ${retorqueWithin.from}, true)
      and not exists (
        select from torque_checks t
        join ${unguardedTable('unit_inspections')} i on i.id = t.inspection_id
        join ${unguardedTable('surveys')} s on s.id = i.survey_id
        where t.mount_id = m.id and s.state = 'finished' and i.inspected_on <= ${day}
          and t.odometer_km >= m.odometer_on_km + ${retorqueWithin.from})
      and ${holdsKeyword(keyword.trim(), [
        sql`u.unit_number`,
        sql`l.code`,
        sql`l.name`,
        sql`a.name`,
        sql`a.nonsig`,
      ])}`;
}

/** Reads a page of the wheel ends to re-torque on a day, for a validated selection. */
export async function readRetorques(
  db: Kysely<Schema>,
  { user, selection, day }: AtDay<RetorquesSelection> & { readonly user: Reader },
  page: PageRequest,
): Promise<Page<RetorqueRow>> {
  const { distance } = torqueConverters(user);
  const chosen = retorqueRows({ selection, day });
  const { rows, ...counts } = await readPage<RetorqueRow>(
    db,
    {
      columns,
      rows:
        selection.state === undefined ? chosen : sql`${chosen} and ${state} = ${selection.state}`,
      order: listOrder(
        retorquesList,
        sorts,
        selection,
        sql`m.started_on, ${unitNumber}, m.axle_number, m.side, m.id`,
      ),
    },
    page,
  );
  return {
    ...counts,
    rows: rows.map((row) => ({
      ...row,
      since_fitting: row.since_fitting === null ? null : distance(row.since_fitting),
    })),
  };
}

/** Counts the wheel ends to re-torque on a day, by how late they are. */
export async function countRetorques(
  db: Kysely<Schema>,
  at: AtDay<TorqueScope>,
): Promise<Record<RetorqueStanding, number>> {
  const { rows } = await sql<{ state: RetorqueStanding; count: number }>`
    select ${state} as state, count(*) as count ${retorqueRows(at)} group by 1`.execute(db);
  const of = (wanted: RetorqueStanding) => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { due: of('due'), overdue: of('overdue'), unknown: of('unknown') };
}
