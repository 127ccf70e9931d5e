import { mostConditionRows } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { everyones } from '../../../scope/everyones.ts';
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

/** What the groups of inspected units are called, each in the order in which people look for it. */
export interface NamedRows {
  readonly accounts: readonly NamedAccount[];
  readonly locations: readonly NamedLocation[];
  readonly owners: readonly NamedOwner[];
  /** The newest ones alone where there are more than a table has rows. */
  readonly surveys: readonly NamedSurvey[];
}

/** Names the groups: the user sees the inspections that these are of. */
export async function readNamedRows(db: Db, groups: readonly UnitGroup[]): Promise<NamedRows> {
  const ids = (kind: UnitGroup['kind'], field: keyof UnitGroup) => {
    const found = groups.filter((group) => group.kind === kind).map((group) => group[field]);
    return sql`any (${[...new Set(found.filter((id) => id !== null))]}::int[])`;
  };
  const accounts = await sql<NamedAccount>`
    select a.id as account_id, a.nonsig as account, ${fleetName} as fleet_name, a.account_type, a.country
    from ${everyones('accounts')} a where a.id = ${ids('places', 'account_id')}
    order by ${fleetName} collate "und-x-icu", a.id`.execute(db);
  const locations = await sql<NamedLocation>`
    select l.id as location_id, ${locationName} as fleet_location
    from ${everyones('locations')} l where l.id = ${ids('places', 'location_id')}
    order by ${locationName} collate natural_order, l.id`.execute(db);
  const owners = await sql<NamedOwner>`
    select o.id as owner_id, o.name as owner_name
    from ${everyones('unit_owners')} o where o.id = ${ids('owners', 'owner_id')}`.execute(db);
  const surveys = await sql<NamedSurvey>`
    select s.id as survey_id, s.survey_date, s.kind, ${fleetName} as fleet_name,
      ${locationName} as fleet_location, s.surveyor as survey_by,
      nullif(concat_ws(' · ', d.name, d.nonsig), '') as dealer_location
    from ${everyones('surveys')} s
    join ${everyones('locations')} l on l.id = s.location_id
    join ${everyones('accounts')} a on a.id = s.account_id
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
