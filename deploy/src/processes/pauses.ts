/** In milliseconds: before the first start anew, and the longest. */
const [shortest, longest] = [200, 30_000];
/** Who has lived this long, in milliseconds, starts with the shortest pause again. */
const longLife = 5000;

/** How long to wait before a part is started that has died so many times in a row. */
export const pauseBefore = (deaths: number): number =>
  Math.min(longest, shortest * 2 ** (Math.max(1, deaths) - 1));

/** Whether a part has lived so long that its death is the first of a row. */
export const livedLong = (life: number): boolean => life >= longLife;
