import { filterValues, type ReportFilter } from '@portal/contract/fleet-dashboard';

/** The values of the filters that have a fixed list; any text may be one of the others. */
export const fixedValues: Readonly<Partial<Record<ReportFilter, readonly string[]>>> = filterValues;
