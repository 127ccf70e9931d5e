import type { RecordKind, recordColumns } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Filters } from '../reports/filters.ts';

type FieldOf<Kind extends RecordKind> = (typeof recordColumns)[Kind][number]['field'];

/**
 * How the records of a kind are read, under the alias `r`; beside them stand the location `l`, the
 * dealer `d`, the product `p` and whatever the kind joins.
 */
export interface RecordSource<Kind extends RecordKind = RecordKind> {
  /** Rows with `id`, `account_id`, `location_id`, `dealer_id`, `product_id` and the `day` they count by. */
  readonly rows: RawBuilder<unknown>;
  /** Left joins by unique keys: they add columns, never rows. */
  readonly join: (accountId: number) => RawBuilder<unknown>;
  readonly isAskedFor: (filters: Filters) => RawBuilder<SqlBool>;
  readonly columns: Readonly<Record<FieldOf<Kind>, RawBuilder<unknown>>>;
  /** Which records each measure of a report adds up. */
  readonly measures: Readonly<Record<string, RawBuilder<SqlBool>>>;
  /** What the rows of a report are told apart by, by field. */
  readonly keys: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** Lets a kind's columns be looked up by any name. */
export type AnyRecordSource = Omit<RecordSource, 'columns'> & {
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>;
};

/** Brand, line and size of the product under the alias `p`; null without one. */
export const productName = sql<string | null>`nullif(concat_ws(' ', p.brand, p.line, p.size), '')`;
