/** Number of templates, favorites and exports shown on the reports home. */
export const shownCount = 5;
