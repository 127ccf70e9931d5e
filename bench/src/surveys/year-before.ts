/** Returns the same day of the previous year, as an ISO date. */
export const yearBefore = (day: string): string =>
  day.replace(/^\d+/, (year) => String(Number(year) - 1));
