/** The stored name of a person who was forgotten; displayed in the reader's language. */
export const formerUserName = (id: number): string => `Former user ${id}`;

/** Returns the number in such a name, or null for any other name. */
export const formerUserNumber = (name: string): string | null =>
  /^Former user (\d+)$/.exec(name.trim())?.[1] ?? null;
