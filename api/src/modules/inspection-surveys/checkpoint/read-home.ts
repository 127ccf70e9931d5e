import {
  type CheckpointHome,
  mostChosen,
  mostSurveyors,
  reportTypes,
} from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { namedCountries } from '../reports/place-names.ts';

type Choice = CheckpointHome['survey_by_users'][number];

/** The account types that the report lists, by their numbers in the specification. */
const accountLists = {
  us_national_accounts: 3,
  canadian_common_owners_accounts: 4,
  canadian_national_accounts: 10,
  preferred_fleet_accounts: 2,
} as const;

/** Locations with a lane, among all that the reader may see. */
const laneLocations = sql`
  select distinct s.location_id from crossings c join surveys s on s.id = c.survey_id`;

/** Reads the choices of the report's filters, in the reader's language. */
export async function readHome(
  db: Kysely<Schema>,
  { t, locale }: LocalizedTexts,
): Promise<CheckpointHome> {
  const accounts = await readAccounts(db);
  const places = await sql<{ country: string; states: string[] | null }>`
    select l.country, array_agg(distinct l.state) filter (where l.state <> '') as states
    from locations l where l.id in (${laneLocations})
    group by l.country`.execute(db);
  const lanes = await sql<{ lane: string }>`
    select s.surveyor as lane from crossings c join surveys s on s.id = c.survey_id
    group by s.surveyor order by s.surveyor collate natural_order limit ${mostSurveyors}`.execute(
    db,
  );
  const ofType = (type: number) =>
    accounts.flatMap(({ account_type, value, text }) =>
      account_type === type ? [{ value, text }] : [],
    );
  return {
    us_national_accounts: ofType(accountLists.us_national_accounts),
    canadian_common_owners_accounts: ofType(accountLists.canadian_common_owners_accounts),
    canadian_national_accounts: ofType(accountLists.canadian_national_accounts),
    preferred_fleet_accounts: ofType(accountLists.preferred_fleet_accounts),
    countries_with_states: namedCountries(places.rows, locale),
    report_types: [
      { value: '', text: t('checkpoint.every_found') },
      ...reportTypes.map((value) => ({ value, text: t(`report_type.${value}`) })),
    ],
    survey_by_users: lanes.rows.map(({ lane }) => plain(lane)),
    customer_locations: await readLaneLocations(db, []),
  };
}

const plain = (value: string): Choice => ({ value, text: value });

async function readAccounts(db: Kysely<Schema>) {
  const types = Object.values(accountLists);
  const { rows } = await sql<Choice & { account_type: number }>`
    select a.nonsig as value, ${fleetName} as text, a.account_type from accounts a
    where a.account_type = any (${types}::int[])
      and a.id in (select c.account_id from crossings c)
    order by ${fleetName} collate "und-x-icu", a.nonsig`.execute(db);
  return rows;
}

/** Reads the locations with a lane of checked accounts; an empty list means all accounts. */
export async function readLaneLocations(
  db: Kysely<Schema>,
  accounts: readonly string[],
): Promise<Choice[]> {
  const own = accounts.length > 0 ? sql`and a.nonsig = any (${[...accounts]}::text[])` : sql``;
  const { rows } = await sql<Choice>`
    select l.id::text as value, ${locationName} as text
    from locations l join accounts a on a.id = l.account_id
    where l.id in (${laneLocations}) ${own}
    order by ${locationName} collate natural_order, l.id limit ${mostChosen}`.execute(db);
  return rows;
}
