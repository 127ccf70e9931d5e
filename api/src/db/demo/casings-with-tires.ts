import type { Passage } from './casings.ts';
import { type Day, dayOf } from './days.ts';
import { randomOf } from './random.ts';

/** A casing whose tire is known, which came off shortly before. */
export interface CasingWithTire {
  readonly tireId: number;
  readonly passage: Passage;
  /** The day of the tire's removal. */
  readonly removed: Day;
}

/** Days for which removed tires are known. */
const known = 730;
/** Minimum days that a tire runs before its removal. */
const shortest = 250;

/**
 * Chooses the tires behind some of a location's casings, from its own random stream, so that other
 * draws do not change.
 *
 * @param nextId returns the id of each tire
 */
export function chooseCasingsWithTires(
  seed: number,
  locationId: number,
  passages: readonly Passage[],
  today: Day,
  nextId: () => number,
): CasingWithTire[] {
  const random = randomOf(seed, `tires handed over at ${locationId}`);
  return passages.flatMap((passage) => {
    const { made_on, picked_up_on, received_on, last_position } = passage.casing;
    const handed = picked_up_on ?? received_on;
    const isKnown = random.chance(0.3);
    const removed = handed ? dayOf(handed) - random.integer(1, 10) : 0;
    if (!isKnown || removed <= today - known || passage.position === 'allpositions') return [];
    if (last_position === 'allpositions') return [];
    // Nothing was removed on the day of a pick-up that was recorded too late.
    if (received_on && handed && handed > received_on) return [];
    if (made_on && removed - dayOf(made_on) < shortest) return [];
    return [{ tireId: nextId(), passage, removed }];
  });
}
