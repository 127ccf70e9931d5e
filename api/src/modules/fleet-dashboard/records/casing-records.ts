import { recordColumns } from '@portal/contract/fleet-dashboard';
import { type SqlBool, sql } from 'kysely';
import { isCasingAskedFor, statusOf } from '../reports/casing-filters.ts';
import { type DashboardRecords, joinedProduct, productName } from './dashboard-records.ts';

type Outcome = 'finished' | 'used' | 'rejected';

const isDisposed = sql<SqlBool>`r.outcome <> 'received'`;
const ofOutcome = (outcome: Outcome) => sql<SqlBool>`r.outcome = ${sql.lit(outcome)}`;
const isAged = sql<SqlBool>`r.aged = 1`;
const agedOf = (outcome: Outcome) => sql<SqlBool>`(${ofOutcome(outcome)} and ${isAged})`;
const isTurned = sql<SqlBool>`r.turned = 1`;

/** Casings by their outcome and its day or, as submitted, by the day they came to the plant. */
export const casingRecords: DashboardRecords<'casings'> = {
  shown: recordColumns.casings,
  rows: sql`select each.* from casing_figures each`,
  join: ({ accountId }) =>
    sql`left join casings c on c.id = r.id and c.account_id = ${accountId} ${joinedProduct}`,
  isAskedFor: isCasingAskedFor,
  columns: {
    CasingNumber: sql`c.casing_number`,
    Tin: sql`c.tin`,
    ReceivedOn: sql`c.received_on`,
    DisposedOn: sql`c.disposed_on`,
    LocationCode: sql`l.code`,
    DealerName: sql`d.name`,
    Product: productName,
    Position: sql`r.position`,
    Status: statusOf('c.disposition'),
    RejectReason: sql`c.reject_reason`,
    CapsAfter: sql`r.caps`,
    AgeDays: sql`case when ${isAged} then r.age_days end`,
    TurnaroundDays: sql`case when ${isTurned} then r.turn_days end`,
    NailHoles: sql`r.nail_holes`,
    Sections: sql`r.sections`,
    Spots: sql`r.spots`,
    Beads: sql`r.beads`,
  },
  measures: {
    submitted: sql`r.outcome = 'received'`,
    casings: isDisposed,
    caps: isDisposed,
    nail_holes: isDisposed,
    sections: isDisposed,
    spots: isDisposed,
    beads: isDisposed,
    finished: ofOutcome('finished'),
    rejected: ofOutcome('rejected'),
    aged: sql`(${isDisposed} and ${isAged})`,
    age_days: sql`(${isDisposed} and ${isAged})`,
    finished_aged: agedOf('finished'),
    finished_age_days: agedOf('finished'),
    used_aged: agedOf('used'),
    used_age_days: agedOf('used'),
    rejected_aged: agedOf('rejected'),
    rejected_age_days: agedOf('rejected'),
    turned: isTurned,
    turn_days: isTurned,
  },
  keys: {
    Nonsig: sql`d.nonsig`,
    Brand: sql`r.brand`,
    CasingBrandName: sql`r.brand`,
    Position: sql`r.position`,
    RejectReason: sql`r.reject_reason`,
    StatusBacking: statusOf('r.outcome'),
  },
  newest: ({ fleetType }) => sql`
    select max(day) as day from unnest(array['finished', 'used', 'rejected']) as outcomes (outcome),
      lateral (
        select max(day) as day from fleet_casing_days
        where fleet_type = ${fleetType} and outcome = outcomes.outcome
      ) each`,
};
