import { axleRoles, defaultSpec, legalDepth } from '@portal/contract/fleet-surveys';
import { sql } from 'kysely';

const mm = (value: number) => sql`${value}::numeric`;

/** A table for `from`: the legal depth and the usual pull depth of each axle role, in mm. */
export const legalDepths = sql`(values ${sql.join(
  axleRoles.map(
    (role) =>
      sql`(${role}::text, ${mm(legalDepth(role))}, ${mm(defaultSpec(role, null).pullDepth)})`,
  ),
)}) law (role, legal_mm, usual_mm)`;
