import type { AccountKind } from './account-kinds.ts';

const demoSizes = ['small', 'demo', 'large'] as const;
export type DemoSize = (typeof demoSizes)[number];

/** How much of the same demo world is generated. */
export interface Scale {
  readonly accounts: Readonly<Record<AccountKind, number>>;
  /** Maximum number of locations of an account. */
  readonly locations: number;
  readonly dealers: number;
  /** Calls, purchases and casings per truck, relative to the demo size. */
  readonly activity: number;
  readonly units: {
    readonly perTractor: number;
    /** Number for the account with the most tractors, if it should be larger. */
    readonly ofLargest?: number;
  };
  readonly surveys: number;
  /** Number of crossings. */
  readonly crossings: number;
  /** Number of products in the catalog, including those never bought. */
  readonly products?: number;
  /** Number of changes in the audit. */
  readonly audited: number;
  /** Number of users, including those named in the README. */
  readonly people: number;
}

const demoAccounts: Record<AccountKind, number> = {
  national: 12,
  commonOwner: 6,
  canadianNonsig: 6,
  canadianNational: 2,
  preferred: 10,
  localBook: 15,
  government: 5,
  leasing: 3,
  unknown: 2,
};

const smallAccounts: Record<AccountKind, number> = {
  national: 6,
  commonOwner: 2,
  canadianNonsig: 2,
  canadianNational: 1,
  preferred: 1,
  localBook: 2,
  government: 1,
  leasing: 1,
  unknown: 1,
};

const times = (accounts: Record<AccountKind, number>, factor: number) =>
  Object.fromEntries(
    Object.entries(accounts).map(([kind, count]) => [kind, count * factor]),
  ) as Record<AccountKind, number>;

/** Small is for tests, demo for people, large for benchmarks: above a million calls and 120,000 units. */
export const scales: Readonly<Record<DemoSize, Scale>> = {
  small: {
    accounts: smallAccounts,
    locations: 8,
    dealers: 18,
    activity: 0.5,
    units: { perTractor: 0.22 },
    surveys: 150,
    crossings: 60,
    audited: 40,
    people: 20,
  },
  demo: {
    accounts: demoAccounts,
    locations: 60,
    dealers: 80,
    activity: 1,
    units: { perTractor: 0.56 },
    surveys: 900,
    crossings: 3000,
    audited: 400,
    people: 60,
  },
  large: {
    accounts: times(demoAccounts, 5),
    locations: 60,
    dealers: 400,
    activity: 5.2,
    units: { perTractor: 2.25, ofLargest: 10_600 },
    surveys: 8000,
    crossings: 20_000,
    products: 20_000,
    audited: 300_000,
    people: 5000,
  },
};
