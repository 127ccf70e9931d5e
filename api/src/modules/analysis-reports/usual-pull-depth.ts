import { axleRoles, defaultSpec } from '@portal/contract/fleet-surveys';
import { type RawBuilder, sql } from 'kysely';

/**
 * The default pull depth in mm, used if no spec sets one; null without a role.
 *
 * @param role of the axle
 */
export const usualPullDepth = (role: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case ${role} ${sql.join(
    axleRoles.map((each) => sql`when ${each} then ${defaultSpec(each, null).pullDepth}::numeric`),
    sql` `,
  )} end`;
