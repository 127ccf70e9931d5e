/** What stands where there is no value: an en dash. */
export const noValue = '–';
