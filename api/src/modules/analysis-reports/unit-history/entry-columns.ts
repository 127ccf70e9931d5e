import type { HistoryKind } from '@portal/contract/analysis-reports';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

/** The values of an entry that only some kinds have. */
interface OwnColumns {
  readonly odometer?: RawBuilder<unknown>;
  readonly survey?: RawBuilder<unknown>;
  /** Alias of its location. */
  readonly location?: 'l';
  readonly doneBy?: RawBuilder<unknown>;
  /** Alias of the table with the tire's axle, side and slot. */
  readonly tireOf?: 'm' | 'r' | 'f';
  readonly product?: RawBuilder<unknown>;
  readonly cost?: RawBuilder<unknown>;
  readonly comments?: RawBuilder<unknown>;
  /** Further text to search. */
  readonly known?: RawBuilder<unknown>;
}

interface Entry extends OwnColumns {
  readonly kind: HistoryKind | RawBuilder<unknown>;
  /** Identifies an entry within its kind. */
  readonly key: RawBuilder<unknown>;
  /** Order of the entries of one day. */
  readonly order: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
  /** Fields that only this kind has, named as in the answer: a JSON object in stored units. */
  readonly detail: RawBuilder<unknown>;
}

const nothing = sql`null`;
const empty = sql`''`;

/** Returns the columns common to entries of all kinds, for `union all`. */
export function entryColumns({
  kind,
  key,
  order,
  day,
  detail,
  ...own
}: Entry): RawBuilder<unknown> {
  const kindText = typeof kind === 'string' ? sql`${kind}` : kind;
  const of = (column: string) => (own.tireOf ? sql.ref(`${own.tireOf}.${column}`) : nothing);
  return sql`
    ${kindText}::text as kind, concat_ws('-', ${kindText}::text, ${key}) as entry_id,
    (${order})::bigint as nth, (${day})::date as happened_on,
    (${own.odometer ?? nothing})::numeric as odometer, (${own.survey ?? nothing})::int as survey_id,
    ${own.location ? sql`l.id` : sql`null::int`} as location_id,
    ${own.location ? sql`coalesce(nullif(l.name, ''), l.code, '')` : empty}::text as place,
    coalesce(${own.doneBy ?? empty}, '')::text as done_by,
    (${of('axle_number')})::int as axle, (${of('side')})::text as side, (${of('slot')})::text as slot,
    (${own.product ?? nothing})::text as product, (${own.cost ?? nothing})::numeric as cost,
    (${own.comments ?? empty})::text as comments, (${own.known ?? empty})::text as known,
    ${detail} as detail`;
}

/** Joins the tread of the tire of a mount `m`, as `p`. */
export const withTread = sql`
  left join ${unguardedTable('tires')} t on t.id = m.tire_id
  left join ${unguardedTable('tire_lives')} tl on tl.tire_id = m.tire_id and tl.caps = m.caps
  left join products p on p.id = coalesce(tl.product_id, t.product_id)`;
