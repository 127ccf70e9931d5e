/** Shown if there is no value: an en dash. */
export const noValue = '–';
