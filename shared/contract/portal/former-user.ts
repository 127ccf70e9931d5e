/** The name that records keep of a person who is forgotten; shown in the reader's language. */
export const formerUserName = (id: number): string => `Former user ${id}`;

/** The number in such a name; null for the name of anybody else. */
export const formerUserNumber = (name: string): string | null =>
  /^Former user (\d+)$/.exec(name.trim())?.[1] ?? null;
