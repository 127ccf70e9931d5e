import type { Passage } from './casings.ts';
import { type Day, dayOf } from './days.ts';
import { randomOf } from './random.ts';

/** A casing of which it is known which tire it was, and that it came off shortly before. */
export interface HandedCasing {
  readonly tireId: number;
  readonly passage: Passage;
  /** The day on which the tire was taken off. */
  readonly removed: Day;
}

/** Tires that came off so long ago are known. */
const known = 730;
/** A tire runs for a while before it comes off, in days. */
const shortest = 250;

/**
 * Names the tires behind some of a location's casings, by a stream of its own, so that no other draw moves.
 *
 * @param nextId gives each tire its id
 */
export function knownTires(
  seed: number,
  locationId: number,
  passages: readonly Passage[],
  today: Day,
  nextId: () => number,
): HandedCasing[] {
  const random = randomOf(seed, `tires handed over at ${locationId}`);
  return passages.flatMap((passage) => {
    const { made_on, picked_up_on, received_on, last_position } = passage.casing;
    const handed = picked_up_on ?? received_on;
    const isKnown = random.chance(0.3);
    const removed = handed ? dayOf(handed) - random.integer(1, 10) : 0;
    if (!isKnown || removed <= today - known || passage.position === 'allpositions') return [];
    if (last_position === 'allpositions') return [];
    // A pick-up that was noted too late is no day on which anything came off.
    if (received_on && handed && handed > received_on) return [];
    if (made_on && removed - dayOf(made_on) < shortest) return [];
    return [{ tireId: nextId(), passage, removed }];
  });
}
