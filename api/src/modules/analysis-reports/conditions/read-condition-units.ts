import {
  type ConditionUnit,
  type ConditionUnitGroup,
  type ConditionUnitsRequest,
  conditionUnitsList,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { ownerKey } from './condition-sums.ts';
import { savedCopyUnits } from './inspected-units.ts';

// Aliases in the queries: `n` an inspection, `l` its location, `a` its account.

const flagged = sql`n.flagged_wear + n.flagged_valves`;
const isFailing = sql`n.criticals + n.warnings + ${flagged} > 0`;

const columns = sql`
  n.survey_id, n.unit_id, n.unit_number, ${fleetName} as fleet_name, ${locationName} as fleet_location, n.inspected_on,
  n.type, n.vocation, n.configuration, n.tires_expected, n.tires_read as tires, n.criticals as critical,
  n.warnings as warning, ${flagged} as flagged`;

const unitNumber = sql`n.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  inspected_on: [sql`n.inspected_on`],
  fleet_location: [sql`${locationName} collate natural_order`],
  tires: [sql`n.tires_read`],
  critical: [sql`n.criticals`],
  warning: [sql`n.warnings`],
  flagged: [flagged],
};

/** The key of each grouping, as text. */
const groups: Readonly<Record<ConditionUnitGroup, RawBuilder<unknown>>> = {
  types: sql`n.type`,
  vocations: sql`coalesce(n.vocation, ${sql.lit(unknownName)})`,
  configurations: sql`n.configuration`,
  accounts: sql`n.account_id::text`,
  locations: sql`n.location_id::text`,
  surveys: sql`n.survey_id::text`,
  owners: ownerKey,
};

function failing(check: NonNullable<ConditionUnitsRequest['check']>): RawBuilder<unknown> {
  if (check === 'wear') return sql`n.flagged_wear > 0`;
  if (check === 'valve') return sql`n.flagged_valves > 0`;
  return sql`exists (
    select from ${unguardedTable('findings')} f where f.inspection_id = n.id and f.check_name = ${check})`;
}

/** Reads a page of the units behind a figure of a saved copy that its user may open. */
export function readConditionUnits(
  db: Kysely<Schema>,
  selection: Omit<ConditionUnitsRequest, keyof PageRequest>,
  page: PageRequest,
): Promise<Page<ConditionUnit>> {
  const { id, group_by, group_key, state, check, keyword = '' } = selection;
  const conditions = [
    holdsKeyword(keyword.trim(), [
      sql`n.unit_number`,
      sql`l.name`,
      sql`l.code`,
      sql`a.name`,
      sql`a.nonsig`,
    ]),
    ...(group_by && group_key !== undefined ? [sql`${groups[group_by]} = ${group_key}`] : []),
    ...(state ? [state === 'failing' ? isFailing : sql`not (${isFailing})`] : []),
    ...(check ? [failing(check)] : []),
  ];
  return readPage<ConditionUnit>(
    db,
    {
      columns,
      rows: sql`from (${savedCopyUnits(id)}) n
        join ${unguardedTable('locations')} l on l.id = n.location_id
        join ${unguardedTable('accounts')} a on a.id = n.account_id
        where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(conditionUnitsList, sorts, selection, sql`${unitNumber}, n.unit_id`),
      isComputed: true,
    },
    page,
  );
}
