import { recordColumns } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { productNameOrNull } from '../../../db/product-name.ts';
import { matchesCasingFilters, statusOf } from '../reports/casing-filters.ts';
import { hasCountedAge, hasCountedTurnaround } from '../reports/casing-measures.ts';
import { type DashboardRecords, joinedProduct } from './dashboard-records.ts';

/** Casings by outcome and its day or, as submitted, by the day of their arrival at the plant. */
export const casingRecords: DashboardRecords<'casings'> = {
  shown: recordColumns.casings,
  rows: sql`select each.* from casing_figures each`,
  join: ({ accountId }) =>
    sql`left join casings c on c.id = r.id and c.account_id = ${accountId} ${joinedProduct}`,
  matchesFilters: matchesCasingFilters,
  columns: {
    CasingNumber: sql`c.casing_number`,
    Tin: sql`c.tin`,
    PickedUpOn: sql`c.picked_up_on`,
    ReceivedOn: sql`c.received_on`,
    DisposedOn: sql`c.disposed_on`,
    LocationCode: sql`l.code`,
    LocationName: sql`l.name`,
    DealerName: sql`d.name`,
    DealerNonsig: sql`d.nonsig`,
    Product: productNameOrNull,
    Position: sql`r.position`,
    Status: statusOf('c.disposition'),
    RejectReason: sql`c.reject_reason`,
    CapsAfter: sql`r.caps`,
    AgeDays: sql`case when ${hasCountedAge} then r.age_days end`,
    TurnaroundDays: sql`case when ${hasCountedTurnaround} then r.turn_days end`,
    NailHoles: sql`r.nail_holes`,
    Sections: sql`r.sections`,
    Spots: sql`r.spots`,
    Beads: sql`r.beads`,
  },
  dayOf: ({ fleetType }, pick) => sql`
    select ${pick}(day) as day from unnest(array['finished', 'used', 'rejected']) as outcomes (outcome),
      lateral (
        select ${pick}(day) as day from fleet_casing_days
        where fleet_type = ${fleetType} and outcome = outcomes.outcome
      ) each`,
};
