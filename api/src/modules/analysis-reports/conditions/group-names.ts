import { mostConditionRows } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import type { UnitGroup } from './condition-sums.ts';

type Db = Kysely<Schema>;

export interface NamedAccount {
  readonly account_id: number;
  readonly account: string;
  readonly fleet_name: string;
  readonly account_type: 0 | 1 | 2 | 3 | 4 | 5 | 9 | 10;
  readonly country: string;
}

interface NamedLocation {
  readonly location_id: number;
  readonly fleet_location: string;
}

interface NamedOwner {
  readonly owner_id: number;
  readonly owner_name: string;
}

export interface NamedSurvey {
  readonly survey_id: number;
  readonly survey_date: string;
  readonly kind: 'yard' | 'roadside' | 'dealer';
  readonly fleet_name: string;
  readonly fleet_location: string;
  readonly survey_by: string;
  readonly dealer_location: string | null;
}

/** Names for the groups of inspected units, each list in display order. */
export interface GroupNames {
  readonly accounts: readonly NamedAccount[];
  readonly locations: readonly NamedLocation[];
  readonly owners: readonly NamedOwner[];
  /** Only the newest ones if there are more than a table has rows. */
  readonly surveys: readonly NamedSurvey[];
}

/** Reads the names of the groups; the user sees the inspections behind them. */
export async function readGroupNames(db: Db, groups: readonly UnitGroup[]): Promise<GroupNames> {
  const ids = (kind: UnitGroup['kind'], field: keyof UnitGroup) => {
    const found = groups.filter((group) => group.kind === kind).map((group) => group[field]);
    return sql`any (${[...new Set(found.filter((id) => id !== null))]}::int[])`;
  };
  const accounts = await sql<NamedAccount>`
    select a.id as account_id, a.nonsig as account, ${fleetName} as fleet_name, a.account_type, a.country
    from ${unguardedTable('accounts')} a where a.id = ${ids('places', 'account_id')}
    order by ${fleetName} collate "und-x-icu", a.id`.execute(db);
  const locations = await sql<NamedLocation>`
    select l.id as location_id, ${locationName} as fleet_location
    from ${unguardedTable('locations')} l where l.id = ${ids('places', 'location_id')}
    order by ${locationName} collate natural_order, l.id`.execute(db);
  const owners = await sql<NamedOwner>`
    select o.id as owner_id, o.name as owner_name
    from ${unguardedTable('unit_owners')} o where o.id = ${ids('owners', 'owner_id')}`.execute(db);
  const surveys = await sql<NamedSurvey>`
    select s.id as survey_id, s.survey_date, s.kind, ${fleetName} as fleet_name,
      ${locationName} as fleet_location, s.surveyor as survey_by,
      nullif(concat_ws(' · ', d.name, d.nonsig), '') as dealer_location
    from ${unguardedTable('surveys')} s
    join ${unguardedTable('locations')} l on l.id = s.location_id
    join ${unguardedTable('accounts')} a on a.id = s.account_id
    left join dealers d on d.id = s.dealer_id
    where s.id = ${ids('surveys', 'survey_id')}
    order by s.survey_date desc, s.id desc limit ${mostConditionRows}`.execute(db);
  return {
    accounts: accounts.rows,
    locations: locations.rows,
    owners: owners.rows,
    surveys: surveys.rows,
  };
}
