/** Milliseconds for which the previous key stays valid for calls already under way. */
export const previousKeyLifetime = 120_000;

/**
 * Milliseconds after which a caller who still uses the previous key must have lost the answer with
 * the new one.
 */
const lostAfter = 30_000;

export const addMilliseconds = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + milliseconds);

/** When a key made now is due for renewal: after half the session's length. */
export const keyDue = (now: Date, minutes: number): Date => addMilliseconds(now, minutes * 30_000);

/**
 * When a caller with the previous key may get a new one after all: a lost answer must not cost the
 * session.
 *
 * @param until when the previous key expires
 */
export const renewalAfterLostAnswer = (until: Date): Date =>
  addMilliseconds(until, lostAfter - previousKeyLifetime);
