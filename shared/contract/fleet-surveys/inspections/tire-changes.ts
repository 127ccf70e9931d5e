/**
 * What stands on a change of tires, so that it cannot be undone: a tire that it put on was read; one of
 * its tires, places or removals was changed after it; it is undone already.
 */
export const undoObstacles = ['read', 'changed', 'undone'] as const;
export type UndoObstacle = (typeof undoObstacles)[number];

/** Where a tire that goes on comes from. */
export const tireSources = ['new', 'stock', 'position'] as const;
export type TireSource = (typeof tireSources)[number];
