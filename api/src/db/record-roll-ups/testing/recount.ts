import type { Kysely } from 'kysely';
import { addToSums } from '../../purchase-roll-ups/testing/sums.ts';
import type { Schema } from '../../schema/schema.ts';
import { noRecordSums, type RecordSums } from './sums.ts';

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const daysFrom = (first: string, last: string) =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000;

/** Computes the expected roll-ups record by record. */
export async function recountRecords(db: Kysely<Schema>): Promise<RecordSums> {
  const sums = noRecordSums();
  await countCalls(db, sums);
  await countCasings(db, sums);
  return sums;
}

async function countCalls(db: Kysely<Schema>, sums: RecordSums): Promise<void> {
  const calls = await db
    .selectFrom('service_calls as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .selectAll('c')
    .select('a.fleet_type')
    .execute();
  for (const { fleet_type, status, call_type, unit_location, received_on: day, ...call } of calls) {
    if (fleet_type === null || status !== 'completed') continue;
    const took = call.rolling_at ? call.rolling_at.getTime() - call.received_at.getTime() : 0;
    const isRolled = call_type === 'emergency' && took > 0 && took <= 86_400_000;
    addToSums(sums.callDays, `${fleet_type} ${day} ${call_type} ${unit_location}`, {
      calls: 1,
      rolled: isRolled ? 1 : 0,
      roll_seconds: isRolled ? Math.round(took / 1000) : 0,
    });
    const state = call.state ?? 'Unknown';
    const place = `${state} ${call_type} ${unit_location}`;
    addToSums(sums.callMonths, `${fleet_type} ${monthOf(day)} ${place}`, { calls: 1 });
    addToSums(sums.stateDays, `${fleet_type} ${day} ${state} ${call_type}`, { calls: 1 });
  }
}

async function countCasings(db: Kysely<Schema>, sums: RecordSums): Promise<void> {
  const casings = await db
    .selectFrom('casings as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .innerJoin('dealers as d', 'd.id', 'c.dealer_id')
    .leftJoin('products as p', 'p.id', 'c.product_id')
    .selectAll('c')
    .select(['a.fleet_type', 'd.is_ctsc', 'p.brand', 'p.design_position'])
    .execute();
  for (const casing of casings) {
    const { fleet_type, is_ctsc, disposition, disposed_on, received_on } = casing;
    if (fleet_type === null) continue;
    const position = casing.last_position ?? casing.design_position ?? 'unknown';
    const goods = `${casing.brand ?? 'Unknown'} ${position}`;
    const addTo = (
      day: string,
      outcome: string,
      reason: string,
      turned: number[],
      rest: object,
    ) => {
      addToSums(sums.casingDays, `${fleet_type} ${outcome} ${day} ${is_ctsc}`, {
        casings: 1,
        turned: turned.length,
        turn_days: turned[0] ?? 0,
      });
      const month = `${fleet_type} ${monthOf(day)} ${outcome} ${goods} ${reason} ${is_ctsc}`;
      const figures = { casings: 1, ...nothing, ...rest };
      addToSums(sums.casingMonths, month, figures);
      addToSums(sums.brandDays, `${fleet_type} ${day} ${outcome} ${goods}`, figures);
      addToSums(sums.brandMonths, `${fleet_type} ${monthOf(day)} ${outcome} ${goods}`, figures);
      if (outcome === 'rejected')
        addToSums(sums.reasonDays, `${fleet_type} ${day} ${reason}`, { casings: 1 });
    };
    if (received_on) addTo(received_on, 'received', 'none', [], {});
    if (!disposed_on || !disposition) continue;
    const since = (day: string | null) =>
      day !== null && day <= disposed_on ? [daysFrom(day, disposed_on)] : [];
    const age = since(casing.made_on);
    const isFinished = disposition === 'finished';
    const turned = isFinished ? since(casing.picked_up_on) : [];
    addTo(disposed_on, disposition, casing.reject_reason ?? 'none', turned, {
      caps: casing.previous_caps + (isFinished ? 1 : 0),
      aged: age.length,
      age_days: age[0] ?? 0,
      nail_holes: casing.nail_holes,
      spots: casing.spots,
      sections: casing.sections,
      beads: casing.beads,
    });
  }
}

const nothing = {
  caps: 0,
  aged: 0,
  age_days: 0,
  nail_holes: 0,
  spots: 0,
  sections: 0,
  beads: 0,
};
