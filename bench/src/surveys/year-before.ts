/** The same day of the year before, as an ISO date. */
export const yearBefore = (day: string): string =>
  day.replace(/^\d+/, (year) => String(Number(year) - 1));
