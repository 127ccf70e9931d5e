/** Where this browser keeps which yards and surveys somebody has taken along. */
export const takenPlace = (login: string): string => `surveys/taken/${encodeURIComponent(login)}`;

/** Ids of taken sets among what the browser kept, which may be anything. */
export const takenSetsIn = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
