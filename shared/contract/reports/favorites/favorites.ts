import { keptThingLimits } from '../../portal/kept/kept-things.ts';

/** What a favorite leads to. */
export const reportKinds = { report: 0, survey: 1, dashboard: 2 } as const;
export type ReportKind = (typeof reportKinds)[keyof typeof reportKinds];

export const favoriteLimits = {
  ...keptThingLimits,
  /** Characters of a favorite's address. */
  address: 4000,
} as const;
