import { axleRoles, defaultSpec, legalDepth } from '@portal/contract/fleet-surveys';
import { sql } from 'kysely';

const mm = (value: number) => sql`${value}::numeric`;

/** A table for `from`: what each axle role has by law and usually, in mm. */
export const law = sql`(values ${sql.join(
  axleRoles.map(
    (role) =>
      sql`(${role}::text, ${mm(legalDepth(role))}, ${mm(defaultSpec(role, null).pullDepth)})`,
  ),
)}) law (role, legal_mm, usual_mm)`;
