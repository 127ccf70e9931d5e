import { axleRoles, defaultSpec } from '@portal/contract/fleet-surveys';
import { type RawBuilder, sql } from 'kysely';

/** The pull depth, in mm, that holds where nobody has set one; null without a role. @param role of the axle */
export const usualPullDepth = (role: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case ${role} ${sql.join(
    axleRoles.map((each) => sql`when ${each} then ${defaultSpec(each, null).pullDepth}::numeric`),
    sql` `,
  )} end`;
