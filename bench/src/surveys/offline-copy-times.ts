import type { Unit } from '@portal/contract/fleet-surveys';
import type { DataFacts } from '../data/data-facts.ts';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import type { Caller, Sender } from '../server/caller.ts';

const megabyte = 1_000_000;

/** Number of units in the yard cached for offline use. */
export const cachedUnits = 400;

export interface OfflineCopyTimes {
  readonly time: Spread;
  /** Megabytes transferred, compressed as for a browser. */
  readonly sent: number;
  /** Megabytes of JSON stored on the device. */
  readonly kept: number;
}

interface TakeAlongTimesOptions {
  readonly ask: Caller;
  readonly sender: Sender;
  readonly facts: DataFacts;
  readonly calls: number;
}

/**
 * Times caching a yard of {@link cachedUnits} units for offline use; they are moved there and back.
 */
export async function offlineCopyTimes({
  ask,
  sender,
  facts,
  calls,
}: TakeAlongTimesOptions): Promise<OfflineCopyTimes> {
  const { locationId: location_id } = facts.yard;
  const restore = await fillYard(ask, facts);
  let [sent, kept] = [0, 0];
  const times: number[] = [];
  for (let call = 0; call <= calls; call += 1) {
    const time = await timed(async () => {
      const answer = await sender('POST fleet_survey/take_along', { location_id });
      kept = (await answer.arrayBuffer()).byteLength / megabyte;
      sent = Number(answer.headers.get('content-length')) / megabyte;
      if (!(sent < kept))
        throw new Error('What is taken along came without its length, or as it is');
    });
    // The first one is a warm-up.
    if (call > 0) times.push(time);
  }
  await restore();
  return { time: spreadOf(times), sent, kept };
}

const page = 100;

/**
 * Moves units of the account into the yard until it has enough.
 *
 * @returns a function that moves them back
 */
async function fillYard(
  ask: Caller,
  { yard: { account, locationId } }: DataFacts,
): Promise<() => Promise<void>> {
  const pageOf = (of: object, page_number: number) =>
    ask<{ units: Unit[]; total_items: number }>('POST fleet_survey/get_units', {
      ...of,
      page_number,
      page_size: page,
    });
  const { total_items: present } = await pageOf({ location_id: locationId }, 1);
  const moved: Unit[] = [];
  for (let at = 1; present + moved.length < cachedUnits; at += 1) {
    const { units } = await pageOf({ account }, at);
    if (units.length === 0) break;
    for (const unit of units) {
      if (unit.location_id === locationId || present + moved.length >= cachedUnits) continue;
      moved.push({ ...(await moveTo(ask, unit, locationId)), location_id: unit.location_id });
    }
  }
  return async () => {
    for (const unit of moved) await moveTo(ask, unit, unit.location_id);
  };
}

async function moveTo(ask: Caller, unit: Unit, location_id: number | null): Promise<Unit> {
  const { unit_id, revision, unit_number, type, configuration } = unit;
  const said = { unit_id, revision, unit_number, type, configuration, location_id };
  return (await ask<{ unit: Unit }>('POST fleet_survey/save_unit', said)).unit;
}
