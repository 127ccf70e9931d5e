/** How many of each stand on the reports home. */
export const shown = 5;
