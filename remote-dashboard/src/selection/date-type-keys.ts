import { dateTypes } from '@portal/contract/reports';

/** Keys of the date types' names. */
export const dateTypeKeys = {
  [dateTypes.last30Days]: 'dates.last_30_days',
  [dateTypes.monthToDate]: 'dates.month_to_date',
  [dateTypes.yearToDate]: 'dates.year_to_date',
  [dateTypes.quarter]: 'dates.quarter',
  [dateTypes.custom]: 'dates.custom',
} as const;
