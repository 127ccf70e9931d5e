/** So long the key before serves the calls under way, in milliseconds. */
export const previousServes = 120_000;

/** Who still has the key before after so long has lost the answer with the new one. */
const lostAfter = 30_000;

export const later = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + milliseconds);

/** When a key made now is due: after half of the session's length. */
export const keyDue = (now: Date, minutes: number): Date => later(now, minutes * 30_000);

/**
 * When somebody with the key before may have a new one after all: an answer that was lost on the
 * way must not cost the session.
 *
 * @param until when the key before stops to serve
 */
export const againWhenLost = (until: Date): Date => later(until, lostAfter - previousServes);
