import type { DashboardReport, RecordKind } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Asking } from '../../scope/find-account.ts';
import type { Selection } from './selection.ts';

/** A number of the whole fleet type, from sums: how far the records of a kind reach. */
const newest: Record<RecordKind, (fleetType: string) => RawBuilder<unknown>> = {
  lines: (type) => sql`select max(day) as day from fleet_purchase_days where fleet_type = ${type}`,
  calls: (type) => sql`select max(day) as day from fleet_call_days where fleet_type = ${type}`,
  casings: (type) => sql`
    select max(day) as day from unnest(array['finished', 'used', 'rejected']) as outcomes (outcome),
      lateral (
        select max(day) as day from fleet_casing_days
        where fleet_type = ${type} and outcome = outcomes.outcome
      ) each`,
};

const received: (fleetType: string) => RawBuilder<unknown> = (type) => sql`
  select max(day) as day from fleet_casing_days
  where fleet_type = ${type} and outcome = 'received'`;

/** Up to which day the records of a report reach, over all accounts of the fleet type. */
export async function readDataThrough(
  { db }: Pick<Asking, 'db'>,
  { type, records }: DashboardReport,
  { fleetType }: Selection,
): Promise<string | null> {
  const query = type === 'casings_submitted' ? received : newest[records];
  const { rows } = await sql<{ day: string | null }>`${query(fleetType)}`.execute(db);
  return rows[0]?.day ?? null;
}
