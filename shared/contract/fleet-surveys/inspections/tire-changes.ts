/**
 * Reasons why a change of tires cannot be undone: a tire that it mounted was read; one of its
 * tires, positions or removals was changed later; it is already undone.
 */
export const undoObstacles = ['read', 'changed', 'undone'] as const;
export type UndoObstacle = (typeof undoObstacles)[number];

/** Sources of a tire to be mounted. */
export const tireSources = ['new', 'stock', 'position'] as const;
export type TireSource = (typeof tireSources)[number];
