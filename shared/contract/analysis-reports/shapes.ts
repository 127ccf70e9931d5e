/** Most locations in one selection, and most that are offered at once; all of them is an empty one. */
export const mostLocations = 1000;

/** Most surveys in one selection. */
export const mostSurveys = 1000;

/** Most accounts in one selection, and most that are named at once; all of them is an empty one. */
export const mostAccounts = 1000;
