/** Restricts a report to surveys with such findings; if omitted, it covers all surveys. */
export const reportTypes = ['with_exceptions', 'with_critical'] as const;
export type ReportType = (typeof reportTypes)[number];
