import type { Selects } from '@portal/contract/analysis-reports';
import { accountTypes, unitTypes, vocations } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { fleetName } from '../../../selections/place-names.ts';

/** Most dealers or fleets offered; the others are found by number. */
const mostOffered = 1000;

/** Reads the countries of the locations that the user sees. */
export async function readCountries(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select l.country from locations l group by 1 order by 1`.execute(db);
  return rows.map(({ country }) => country);
}

/** Reads the states and provinces of these locations. */
export async function readStates(db: Kysely<Schema>): Promise<Selects['states']> {
  const { rows } = await sql<Selects['states'][number]>`
    select l.country, l.state from locations l
    where l.state <> '' group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Reads the fleets offered by name, by type. */
export async function readFleets(db: Kysely<Schema>): Promise<Selects['fleets']> {
  const { rows } = await sql<{ value: string; text: string; account_type: number }>`
    select a.id::text as value, ${fleetName} as text, a.account_type from accounts a
    order by ${fleetName} collate "und-x-icu", a.id`.execute(db);
  const of = (type: number) =>
    rows
      .filter(({ account_type }) => account_type === type)
      .slice(0, mostOffered)
      .map(({ value, text }) => ({ value, text }));
  return {
    national_global_account_names: of(accountTypes.national_account),
    canadian_national_global_account_names: of(accountTypes.canadian_national_account),
    government_account_names: of(accountTypes.government),
  };
}

/** Reads the vocations of the units that the user sees. */
export async function readVocations(db: Kysely<Schema>): Promise<Selects['vocations']> {
  const { rows } = await sql<{ vocation: string }>`
    select u.vocation from units u
    where u.deleted_at is null and u.vocation is not null group by 1`.execute(db);
  const found = new Set(rows.map(({ vocation }) => vocation));
  return vocations.filter((vocation) => found.has(vocation));
}

/** Reads the types of these units. */
async function readUnitTypes(db: Kysely<Schema>): Promise<Selects['unit_types']> {
  const { rows } = await sql<{ type: string }>`
    select u.type from units u where u.deleted_at is null group by 1`.execute(db);
  const found = new Set(rows.map(({ type }) => type));
  return unitTypes.filter((type) => found.has(type));
}

/**
 * Reads the dealers that serve the accounts that the user sees; a dealer sees only itself.
 *
 * @param isCtsc true for the provider's own service centers, false for independent dealers
 */
export async function readDealers(
  db: Kysely<Schema>,
  isCtsc: boolean,
): Promise<Selects['dealers']> {
  const { rows } = await sql<Selects['dealers'][number]>`
    select d.nonsig, d.name, d.city, d.state from dealers d
    where d.is_ctsc = ${isCtsc} and d.id in (select s.dealer_id from dealer_accounts s)
    order by d.name collate "und-x-icu", d.nonsig
    limit ${mostOffered}`.execute(db);
  return rows;
}

/** Whether the user sees accounts of the types that are offered only in that case. */
async function readFlags(db: Kysely<Schema>) {
  const { rows } = await sql<{ account_type: number }>`
    select a.account_type from accounts a group by 1`.execute(db);
  const has = (type: number) => rows.some(({ account_type }) => account_type === type);
  return {
    is_show_unknown: has(accountTypes.unknown),
    is_show_localbook: has(accountTypes.local_book),
    is_show_goverment: has(accountTypes.government),
    is_show_preferred_fleet: has(accountTypes.preferred_fleet),
  };
}

/** Reads all choices for the filters of a report. */
export async function readSelects(
  db: Kysely<Schema>,
): Promise<Omit<Selects, 'verified_account' | 'is_accounts_verification_failed'>> {
  return {
    countries: await readCountries(db),
    states: await readStates(db),
    fleets: await readFleets(db),
    vocations: await readVocations(db),
    unit_types: await readUnitTypes(db),
    dealers: await readDealers(db, false),
    dealers_ctsc: await readDealers(db, true),
    ...(await readFlags(db)),
  };
}
