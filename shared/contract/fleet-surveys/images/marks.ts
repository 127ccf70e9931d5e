/** Maximum number of marks on a photo, and maximum characters of a text mark. */
export const markLimits = { marks: 40, words: 80 } as const;

/** Kinds of marks on a photo. */
export const markKinds = ['arrow', 'circle', 'words'] as const;
export type MarkKind = (typeof markKinds)[number];
