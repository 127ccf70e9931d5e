import type { WearFilters, WearScope } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import {
  filterCondition,
  isCounted,
  searchCondition,
  type WearField,
  wearFieldNames,
  wearFields,
  wearsOf,
} from './wear-rows.ts';

/** Most values offered for a field. */
const mostChoices = 1000;

/** The column of each field in `cells`, which counts the tires once by all fields. */
const cells = Object.fromEntries(
  wearFieldNames.map((field) => [field, sql`c.${sql.ref(field)}`]),
) as Record<WearField, ReturnType<typeof sql>>;

const columns = sql.join(
  wearFieldNames.map((field) => sql`${wearFields[field]} as ${sql.ref(field)}`),
);
const ordinals = sql.raw(wearFieldNames.map((_, index) => index + 1).join(', '));

type Choices = WearFilters['brands'];

/** The values for a field while the others stay. */
const choicesOf = (field: WearField, { keyword = '', ...scope }: WearScope) => sql`(
  select ${field}::text as field, ${cells[field]} as value, sum(c.tires)::int as tires
  from cells c
  where ${cells[field]} is not null and ${filterCondition(scope, cells, field)}
    and ${holdsKeyword(keyword.trim(), [cells[field]])}
  group by ${cells[field]}
  order by ${cells[field]} collate natural_order
  limit ${mostChoices})`;

/**
 * Reads the values of fields among the tires of a selection, each with the number of tires that
 * count.
 *
 * @param scope its keyword is searched for in the values
 */
export async function readWearChoices(
  db: Kysely<Schema>,
  fields: readonly WearField[],
  scope: WearScope,
): Promise<(field: WearField) => Choices> {
  const { rows } = await sql<{ field: WearField } & Choices[number]>`
    with cells as materialized (
      select ${columns}, count(*) as tires ${wearsOf(scope)} and ${isCounted} group by ${ordinals})
    ${sql.join(
      fields.map((field) => choicesOf(field, scope)),
      sql` union all `,
    )}`.execute(db);
  return (field) =>
    rows.filter((row) => row.field === field).map(({ value, tires }) => ({ value, tires }));
}

/** Reads the values of every field. */
export async function readAllChoices(db: Kysely<Schema>, scope: WearScope): Promise<WearFilters> {
  const of = await readWearChoices(db, wearFieldNames, scope);
  return {
    brands: of('brand'),
    retreads: of('retread'),
    product_lines: of('product_line'),
    tire_sizes: of('tire_size'),
    wheel_positions: of('wheel_position'),
    axel_configurations: of('axel_configuration'),
    load_ranges: of('load_range'),
    vocations: of('vocation'),
  };
}

/** Counts the tires of a selection that count in the wear rates. */
export async function countWears(db: Kysely<Schema>, scope: WearScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${wearsOf(scope)} and ${isCounted} and ${searchCondition(scope)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
