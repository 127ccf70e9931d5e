/** Most locations in one selection, and most that are offered at once; all of them is an empty one. */
export const mostLocations = 1000;
