import type { FleetType } from '@portal/contract/portal';
import type { NameKind } from './company-names.ts';

interface KindOfAccount {
  readonly type: number;
  readonly fleetType: FleetType | null;
  readonly country: 'US' | 'CA';
  /** Null for accounts known only by their number. */
  readonly name: NameKind | null;
  /** Minimum and maximum number of locations. */
  readonly locations: readonly [number, number];
  /** Whether locations are spread across the country or around a home city. */
  readonly spread: 'country' | 'home';
  /** Median number of tractors at a location. */
  readonly tractors: number;
}

/** The kinds of customers, with their account types in the specification. */
export const accountKinds = {
  national: {
    type: 3,
    fleetType: 'us_national_account',
    country: 'US',
    name: 'carrier',
    locations: [22, 60],
    spread: 'country',
    tractors: 12,
  },
  commonOwner: {
    type: 4,
    fleetType: 'canadian_common_owner',
    country: 'CA',
    name: 'carrier',
    locations: [8, 26],
    spread: 'country',
    tractors: 9,
  },
  canadianNonsig: {
    type: 1,
    fleetType: 'canadian_nonsig',
    country: 'CA',
    name: null,
    locations: [3, 8],
    spread: 'home',
    tractors: 6,
  },
  canadianNational: {
    type: 10,
    fleetType: null,
    country: 'CA',
    name: 'carrier',
    locations: [14, 30],
    spread: 'country',
    tractors: 11,
  },
  preferred: {
    type: 2,
    fleetType: null,
    country: 'US',
    name: 'carrier',
    locations: [4, 14],
    spread: 'home',
    tractors: 8,
  },
  localBook: {
    type: 1,
    fleetType: null,
    country: 'US',
    name: 'carrier',
    locations: [3, 6],
    spread: 'home',
    tractors: 5,
  },
  government: {
    type: 5,
    fleetType: null,
    country: 'US',
    name: 'government',
    locations: [3, 9],
    spread: 'home',
    tractors: 6,
  },
  leasing: {
    type: 9,
    fleetType: null,
    country: 'US',
    name: 'leasing',
    locations: [15, 34],
    spread: 'country',
    tractors: 10,
  },
  unknown: {
    type: 0,
    fleetType: null,
    country: 'US',
    name: 'carrier',
    locations: [3, 4],
    spread: 'home',
    tractors: 4,
  },
} as const satisfies Record<string, KindOfAccount>;

export type AccountKind = keyof typeof accountKinds;

export const kindOfAccount = (kind: AccountKind): KindOfAccount => accountKinds[kind];
