/** The filters of the removals that the advice on pull depths rests on. */
export const wornOut = (axle: string) => ({ reason: 'worn_out', axle, counting: 'counted' });
