/** How much is drawn over one photo, and how long its words are. */
export const markLimits = { marks: 40, words: 80 } as const;

/** What can be drawn over a photo. */
export const markKinds = ['arrow', 'circle', 'words'] as const;
export type MarkKind = (typeof markKinds)[number];
