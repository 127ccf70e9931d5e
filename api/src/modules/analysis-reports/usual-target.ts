import { axleRoles, defaultSpec, loadRanges } from '@portal/contract/fleet-surveys';
import { type RawBuilder, sql } from 'kysely';

const ranges = Object.keys(loadRanges);

/**
 * The default target pressure in kPa, used if no spec sets one; null without a role.
 *
 * @param role of the axle
 * @param loadRange of the tire; null if unknown
 */
export const usualTarget = (
  role: RawBuilder<unknown>,
  loadRange: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`case ${role} ${sql.join(
    axleRoles.map(
      (each) =>
        sql`when ${each} then case ${loadRange} ${sql.join(
          ranges.map(
            (range) => sql`when ${range} then ${defaultSpec(each, range).targetPressure}::numeric`,
          ),
          sql` `,
        )} else ${defaultSpec(each, null).targetPressure}::numeric end`,
    ),
    sql` `,
  )} end`;
