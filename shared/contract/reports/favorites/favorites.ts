import { keptThingLimits } from '../../portal/kept/kept-things.ts';

/** Targets of a favorite. */
export const reportKinds = { report: 0, survey: 1, dashboard: 2 } as const;
export type ReportKind = (typeof reportKinds)[keyof typeof reportKinds];

/** Sort columns of the list of favorites, by their keys on the wire. */
export const favoriteSortKeys = {
  name: 'name',
  account_name: 'account_name',
  report_kind: 'report_kind',
  report_dates: 'report_dates',
  date_created: 'date_created',
} as const;
export type FavoriteSortKey = (typeof favoriteSortKeys)[keyof typeof favoriteSortKeys];

export const favoriteLimits = {
  ...keptThingLimits,
  /** Characters of a favorite's address. */
  address: 4000,
} as const;
