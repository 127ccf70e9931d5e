import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { usualPullDepth } from '../usual-pull-depth.ts';

/** The newest spec of each account or location and role on a day. */
const inForce = (day: string, isOf: RawBuilder<unknown>) => sql`(
  select distinct on (account_id, location_id, role) account_id, location_id, role, pull_depth_mm
  from ${unguardedTable('specs')}
  where valid_from <= ${day} and ${isOf}
  order by account_id, location_id, role, valid_from desc)`;

/**
 * Joins the specs whose pull depth applies to the tires of a query (`wear-rows.ts`) on a day:
 * `specOf` of the contract, for sets.
 *
 * @param day YYYY-MM-DD
 */
export const joinSpecs = (day: string): RawBuilder<unknown> => sql`
  left join ${inForce(day, sql`location_id is not null`)} own
    on own.location_id = w.location_id and own.role = x.role
  left join ${inForce(day, sql`location_id is null`)} whole
    on whole.account_id = w.account_id and whole.role = x.role`;

const pullDepth = sql`coalesce(own.pull_depth_mm, whole.pull_depth_mm, ${usualPullDepth(sql`x.role`)})`;

/**
 * The tread of a tire from new to its pull depth, in mm; null if either is unknown, or nothing is
 * left.
 */
export const usableTread = sql`
  case when w.original_tread_mm > ${pullDepth} then w.original_tread_mm - ${pullDepth} end`;
