/** Filters for the removals behind the advice on pull depths. */
export const wornOutFilters = (axle: string) => ({ reason: 'worn_out', axle, counting: 'counted' });
