import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { type Scope, scopeOf, type Viewer } from './scope.ts';

/** Views of records that queries read like tables. */
type View = 'call_figures' | 'casing_figures' | 'disposed_casings' | 'received_casings';
/** A table or a view. */
export type Relation = keyof Schema | View;

type Condition = RawBuilder<SqlBool>;
/** Returns the condition under which a person sees a row of the table with this alias. */
type Guard = (alias: string, viewer: Viewer | null, scope: Scope) => Condition;

/** Marks a table that handlers read without restriction, since it is the same for everybody. */
const shared = 'shared';

const ofAccount =
  (column = 'account_id'): Guard =>
  (alias, _, scope) =>
    scope.account(`${alias}.${column}`);

const ofRecord: Guard = (alias, _, scope) =>
  scope.record(`${alias}.account_id`, `${alias}.dealer_id`);

/** Sums over all records of an account are visible only to viewers who see their accounts whole. */
const ofWholeAccount: Guard = (alias, _, scope) =>
  scope.isWhole ? scope.account(`${alias}.account_id`) : sql<SqlBool>`false`;

const ofCasing: Guard = (alias, viewer, scope) => sql<SqlBool>`${sql.ref(`${alias}.casing_id`)} in (
  select casing.id from public.casings casing where ${ofRecord('casing', viewer, scope)})`;

/** A survey made by a dealer belongs to that dealer; any other one is visible with its account. */
const ofSurvey: Guard = (alias, _, scope) =>
  scope.survey(
    `${alias}.account_id`,
    sql`case when ${sql.ref(`${alias}.kind`)} = 'dealer' then ${sql.ref(`${alias}.dealer_id`)} end`,
  );

const ofInspection: Guard = (alias, viewer, scope) => {
  if (scope.isWhole) return scope.account(`${alias}.account_id`);
  return sql<SqlBool>`${sql.ref(`${alias}.survey_id`)} in (
    select survey.id from public.surveys survey where ${ofSurvey('survey', viewer, scope)})`;
};

/** Part of another row, visible with that row. */
const partOf =
  (
    column: string,
    table: 'tires' | 'removals' | 'specs' | 'surveys' | 'unit_inspections' | 'readings',
    guard: Guard,
  ): Guard =>
  (alias, viewer, scope) =>
    sql<SqlBool>`${sql.ref(`${alias}.${column}`)} in (
    select whole.id from ${sql.table(`public.${table}`)} whole where ${guard('whole', viewer, scope)})`;

/**
 * Part of an inspection: visible with its account or, if the viewer does not see all surveys of
 * dealers, with its inspection.
 */
const ofInspected: Guard = (alias, viewer, scope) =>
  scope.isWhole
    ? scope.account(`${alias}.account_id`)
    : partOf('inspection_id', 'unit_inspections', ofInspection)(alias, viewer, scope);

/**
 * The wear of a tire: visible with its account and, if the viewer does not see all surveys of
 * dealers, only with the surveys of both its readings.
 */
const ofWear: Guard = (alias, viewer, scope) => {
  const own = scope.account(`${alias}.account_id`);
  if (scope.isWhole) return own;
  const isSeen = (column: string) => {
    const survey = sql.ref(`${alias}.${column}`);
    return sql`(${survey} is null or ${survey} in (
      select survey.id from public.surveys survey where ${ofSurvey('survey', viewer, scope)}))`;
  };
  return sql<SqlBool>`${own} and ${isSeen('survey_id')} and ${isSeen('start_survey_id')}`;
};

const ofChange: Guard = (alias, _, scope) =>
  scope.survey(`${alias}.account_id`, sql.ref(`${alias}.dealer_id`));

const ofUser =
  (column = 'user_id'): Guard =>
  (alias, viewer) =>
    viewer ? sql<SqlBool>`${sql.ref(`${alias}.${column}`)} = ${viewer.id}` : sql<SqlBool>`false`;

/**
 * The guard of each table. A new table must be added here to compile. Items that people save, and
 * the data of people themselves, are visible only to their owner.
 */
const guards: Readonly<Record<Relation, Guard | typeof shared>> = {
  accounts: ofAccount('id'),
  location_groups: ofAccount(),
  location_regions: ofAccount(),
  locations: ofAccount(),
  dealer_accounts: ofRecord,
  service_calls: ofRecord,
  invoice_lines: ofRecord,
  casings: ofRecord,
  casing_events: ofCasing,
  call_figures: ofRecord,
  casing_figures: ofRecord,
  disposed_casings: ofRecord,
  received_casings: ofRecord,
  purchase_days: ofWholeAccount,
  product_months: ofWholeAccount,

  unit_owners: ofAccount(),
  units: ofAccount(),
  surveys: ofSurvey,
  unit_inspections: ofInspection,
  /** A lane belongs to no dealer. */
  crossings: ofAccount(),
  row_changes: ofChange,
  survey_changes: ofChange,
  survey_presence: partOf('survey_id', 'surveys', ofSurvey),

  tires: ofAccount(),
  tire_lives: partOf('tire_id', 'tires', ofAccount()),
  mounts: ofAccount(),
  removals: ofAccount(),
  removal_conditions: partOf('removal_id', 'removals', ofAccount()),
  specs: ofAccount(),
  spec_products: partOf('spec_id', 'specs', ofAccount()),
  spec_changes: ofAccount(),
  readings: ofInspected,
  reading_conditions: partOf('reading_id', 'readings', ofInspected),
  findings: ofInspected,
  checklist_answers: ofInspected,
  torque_checks: ofInspected,
  tire_changes: ofInspected,
  mount_wears: ofWear,
  images: ofInspected,

  dashboard_templates: ofUser(),
  devices: ofUser(),
  favorite_reports: ofUser(),
  kept_reports: ofUser(),
  generated_reports: ofUser(),
  lease_quotes: ofUser(),

  survey_mails: ofUser(),
  outbox_letters: ofUser(),
  outbox_mails: ofUser(),

  idempotency_keys: ofUser(),

  users: ofUser('id'),
  user_rights: ofUser(),
  user_accounts: ofUser(),
  user_nonsigs: ofUser(),
  sessions: ofUser(),
  sign_in_codes: ofUser(),
  sign_in_networks: ofUser(),
  password_links: ofUser(),
  registrations: ofUser(),
  /** Sign-in attempts do not belong to a user yet. */
  sign_in_attempts: () => sql<SqlBool>`false`,
  signing_keys: () => sql<SqlBool>`false`,
  /** Read only by administrators. */
  audit_entries: () => sql<SqlBool>`false`,

  /** Names and locations of dealers are not secret; only records show who works for whom. */
  dealers: shared,
  brands: shared,
  products: shared,
  /** Prices and locations of cities, the same for everybody. */
  lease_rates: shared,
  places: shared,
  axle_configurations: shared,
  axles: shared,
  wheel_positions: shared,
  wear_conditions: shared,
  valve_conditions: shared,
  resolutions: shared,
  removal_reasons: shared,
  checklist_items: shared,
  /** Sums of a fleet type, which reveal no single account. */
  fleet_purchase_days: shared,
  fleet_product_days: shared,
  fleet_call_days: shared,
  fleet_call_months: shared,
  fleet_state_days: shared,
  fleet_casing_days: shared,
  fleet_casing_months: shared,
  fleet_brand_days: shared,
  fleet_brand_months: shared,
  fleet_reason_days: shared,
  /** A hash does not reveal which photo it belongs to. */
  pictures: shared,
  /** The number of changes reveals nothing about them. */
  survey_counters: shared,
  /** Readable by anyone who knows a record's random id. */
  kept_records: shared,
  locales: shared,
  word_namespaces: shared,
  words: shared,
  word_translations: shared,
  rate_limits: shared,
  write_probes: shared,
  demo_loads: shared,
};

/** Names of all readable tables and views. */
export const relations: readonly string[] = Object.keys(guards);

/** Tables with rows that a person may not see. */
export const guardedTables: readonly string[] = Object.entries(guards)
  .filter(([, guard]) => guard !== shared)
  .map(([table]) => table);

/** Returns the condition that the person sees a row of a guarded table, under the given alias. */
export function guardOf(table: string, alias: string, viewer: Viewer | null): Condition {
  const guard = guards[table as Relation];
  if (guard === undefined || guard === shared) throw new Error(`${table} is not guarded.`);
  return guard(alias, viewer, scopeOf(viewer));
}
