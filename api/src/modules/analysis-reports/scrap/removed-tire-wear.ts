import { sql } from 'kysely';

/**
 * `from` and `where` for the wear of a removed tire in its last mount, if it counts in the wear
 * rates; the removal has the alias `z`.
 */
export const removedTireWear = sql`
  from mount_wears d
  where d.mount_id = z.mount_id and d.survey_id is null and d.read_on = z.removed_on and d.outcome = 'counted'`;
