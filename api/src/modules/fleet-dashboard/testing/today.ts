/** The last day of the demo data in tests. */
export const today = '2025-07-01';
