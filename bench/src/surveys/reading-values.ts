/**
 * Returns the values of a reading that raise no question.
 *
 * @param pressure in psi
 */
export const readingValues = (pressure: number) => ({
  pressure_format: 'psi',
  tread_depth_format: 'mm',
  state: 'read',
  pressure,
  tread_depths: [4],
  confirmed: ['tread_above_original', 'tread_grown', 'pressure_unlike_mate'],
});
