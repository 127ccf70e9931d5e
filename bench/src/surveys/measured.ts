/** What is said of a tire that is read, so that nothing is asked about. @param pressure in psi */
export const measured = (pressure: number) => ({
  pressure_format: 'psi',
  tread_depth_format: 'mm',
  state: 'read',
  pressure,
  tread_depths: [4],
  confirmed: ['tread_above_original', 'tread_grown', 'pressure_unlike_mate'],
});
