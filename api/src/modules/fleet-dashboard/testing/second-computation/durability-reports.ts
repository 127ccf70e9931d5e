import type { RawCasing } from '../raw-records.ts';
import { sum } from './arithmetic.ts';
import {
  agesOf,
  byPosition,
  capsOf,
  ofOutcome,
  productAndStatusFilters,
  productFilters,
} from './casing-measures.ts';
import type { Computation } from './computation.ts';
import { count, percent, quotient, years } from './figures.ts';
import { brandOf, disposed, received } from './kinds.ts';

const meanAge = (casings: readonly RawCasing[]) => {
  const ages = agesOf(casings);
  return years(sum(ages), ages.length);
};
const byName = (casing: RawCasing) => ({ CasingBrandName: brandOf(casing) });
const byBrand = (casing: RawCasing) => ({ Brand: brandOf(casing) });

export const durabilityReports = {
  statistics: {
    kind: disposed,
    filters: productFilters,
    rows: 'summary',
    main: 'AverageAge',
    counts: () => true,
    figures: ({ own }) => ({
      RetreadTiresAvgAge: meanAge(ofOutcome(own, 'finished')),
      UsedTiresAvgAge: meanAge(ofOutcome(own, 'used')),
      RejectedTiresAvgAge: meanAge(ofOutcome(own, 'rejected')),
      AverageAge: meanAge(own),
      AverageTimesRecap: quotient(capsOf(own), own.length),
      RejectTireRate: percent(ofOutcome(own, 'rejected').length, own.length),
      TotalCount: count(own.length),
    }),
    national: [
      'RetreadTiresAvgAge',
      'UsedTiresAvgAge',
      'RejectedTiresAvgAge',
      'AverageAge',
      'AverageTimesRecap',
      'RejectTireRate',
      'TotalCount',
    ],
  },
  casing_brand_count: {
    kind: disposed,
    filters: productAndStatusFilters,
    rows: { texts: byBrand, order: ['Brand'], rankedBy: ['Quantity'], most: 10 },
    main: 'Quantity',
    counts: () => true,
    figures: ({ own, total }) => ({
      Quantity: count(own.length),
      TirePercentage: percent(own.length, total.length),
    }),
    national: ['Quantity', 'TirePercentage'],
  },
  average_brand_age: {
    kind: disposed,
    filters: productAndStatusFilters,
    rows: { texts: byName, order: ['CasingBrandName'], rankedBy: ['Total'], most: 10 },
    main: 'AvgAge',
    counts: (casing) => agesOf([casing]).length > 0,
    figures: ({ own }) => ({ AvgAge: meanAge(own), Total: count(agesOf(own).length) }),
    national: ['AvgAge', 'Total'],
  },
  average_previous_caps: {
    kind: disposed,
    filters: productAndStatusFilters,
    rows: {
      texts: byName,
      order: ['CasingBrandName'],
      rankedBy: ['Total'],
      inner: byPosition,
    },
    main: 'AvgPrevCaps',
    counts: () => true,
    figures: ({ own }) => ({
      AvgPrevCaps: quotient(capsOf(own), own.length),
      Total: count(own.length),
    }),
    national: ['AvgPrevCaps', 'Total'],
  },
  reject_tire_rate: {
    kind: disposed,
    filters: productFilters,
    rows: { texts: byBrand, order: ['Brand'], rankedBy: ['Total'], inner: byPosition },
    main: 'RejectRatePercentage',
    counts: () => true,
    figures: ({ own }) => ({
      RejectRatePercentage: percent(ofOutcome(own, 'rejected').length, own.length),
      Total: count(own.length),
    }),
    national: ['RejectRatePercentage', 'Total'],
  },
  casings_submitted: {
    kind: received,
    filters: productFilters,
    rows: {
      texts: byName,
      order: ['CasingBrandName'],
      rankedBy: ['CasingSubmitted'],
      inner: byPosition,
    },
    main: 'CasingSubmitted',
    counts: () => true,
    figures: ({ own, group }) => ({
      CasingSubmitted: count(own.length),
      Total: count(group.length),
    }),
    national: ['CasingSubmitted', 'Total'],
  },
} as const satisfies Readonly<Record<string, Computation<RawCasing>>>;
