/** Which surveys alone a report tells, by what was found; without one it tells all. */
export const reportTypes = ['with_exceptions', 'with_critical'] as const;
export type ReportType = (typeof reportTypes)[number];
