/** Milliseconds before the first restart, and at most. */
const [shortest, longest] = [200, 30_000];
/** Lifetime in milliseconds after which a part starts with the shortest pause again. */
const longLife = 5000;

/** Milliseconds before a restart, by the number of deaths in a row. */
export const pauseBefore = (deaths: number): number =>
  Math.min(longest, shortest * 2 ** (Math.max(1, deaths) - 1));

/** Whether a part lived long enough for its death to count as the first in a row. */
export const livedLong = (life: number): boolean => life >= longLife;
