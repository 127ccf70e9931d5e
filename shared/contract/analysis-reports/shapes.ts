/** Maximum locations in a selection, and in a list of choices; an empty selection means all. */
export const mostLocations = 1000;

/** Maximum surveys in a selection. */
export const mostSurveys = 1000;

/** Maximum accounts in a selection, and in one request; an empty selection means all. */
export const mostAccounts = 1000;
