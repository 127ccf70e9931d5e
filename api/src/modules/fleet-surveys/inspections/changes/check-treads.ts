import { positionLabel, questionsOf } from '@portal/contract/fleet-surveys';
import type { Exchange } from '../../mounting/exchange.ts';
import { notConfirmed } from '../save-tire.ts';
import type { StoredWheel } from '../stored-wheel.ts';

/** Tolerance in mm for a depth that was shown and sent back. */
const trace = 0.01;

/**
 * Asks the same questions about the treads of removed tires as about those of read tires.
 *
 * @throws Refusal `not_confirmed` with the unanswered questions
 */
export function checkTreads(exchanges: readonly Exchange[], wheels: readonly StoredWheel[]): void {
  for (const { place, removed, path } of exchanges) {
    const wheel = wheels.find((each) => positionLabel(each) === positionLabel(place));
    const tread = removed?.tread_mm ?? null;
    if (!removed || !wheel?.tire || tread === null) continue;
    const { tire, reading, previous } = wheel;
    const read = reading?.tread_mm ?? null;
    const asked = questionsOf(
      { pressure: null, tread },
      {
        originalTread: tire.original_tread_mm,
        previousTread: read ?? previous?.tread_mm ?? null,
        matePressure: null,
      },
    );
    // A question confirmed for the reading is not asked again.
    const isAsRead = reading && read !== null && Math.abs(read - tread) < trace;
    const answered = [...removed.confirmed, ...(isAsRead ? reading.confirmed : [])];
    const open = asked.filter((question) => !answered.includes(question));
    if (open.length > 0) throw notConfirmed(open, `${path}.removed.confirmed`);
  }
}
