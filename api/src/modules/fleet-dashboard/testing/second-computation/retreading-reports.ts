import type { RawCasing } from '../raw-records.ts';
import { sum } from './arithmetic.ts';
import {
  ofOutcome,
  productAndStatusFilters,
  productFilters,
  turnaroundsOf,
} from './casing-measures.ts';
import type { Computation } from './computation.ts';
import { count, percent, quotient } from './figures.ts';
import { disposed, statusOf } from './kinds.ts';

type Repairs = 'nail_holes' | 'sections' | 'spots' | 'beads';
const repairs = { NailHoles: 'nail_holes', Section: 'sections', Spot: 'spots', Bead: 'beads' };
const repairNames = Object.entries(repairs) as [string, Repairs][];

export const retreadingReports = {
  top_retreaders: {
    kind: disposed,
    filters: productFilters,
    rows: {
      texts: ({ dealer }) => ({
        Dealer: dealer?.name ?? null,
        Nonsig: dealer?.nonsig ?? null,
        CommonOwner: dealer?.common_owner ?? null,
      }),
      order: ['Dealer', 'Nonsig'],
      rankedBy: ['Finished'],
      most: 5,
    },
    main: 'Finished',
    counts: ({ disposition }) => disposition === 'finished',
    figures({ own, total }) {
      const [finished, all] = [ofOutcome(own, 'finished'), ofOutcome(total, 'finished')];
      return {
        Finished: count(finished.length),
        TotalRetreadsPercentage: percent(finished.length, all.length),
      };
    },
    national: [],
  },
  rejected_failures: {
    kind: disposed,
    filters: productFilters,
    rows: {
      texts: ({ reject_reason }) => ({ RejectReason: reject_reason }),
      order: ['RejectReason'],
      rankedBy: ['RejectTires'],
      most: 10,
    },
    main: 'RejectTires',
    counts: ({ disposition }) => disposition === 'rejected',
    figures({ own, total }) {
      const [rejected, all] = [ofOutcome(own, 'rejected'), ofOutcome(total, 'rejected')];
      return {
        RejectTires: count(rejected.length),
        RejectTiresPercentage: percent(rejected.length, all.length),
      };
    },
    national: ['RejectTires', 'RejectTiresPercentage'],
  },
  turnaround_time: {
    kind: disposed,
    filters: productFilters,
    rows: 'periods',
    main: 'AverageDays',
    counts: (casing) => turnaroundsOf([casing]).length > 0,
    figures({ own }) {
      const days = turnaroundsOf(own);
      return {
        AverageDays: quotient(sum(days), days.length),
        Finished: count(days.length),
        TotalDays: count(sum(days)),
      };
    },
    national: ['AverageDays'],
  },
  repair_summary: {
    kind: disposed,
    filters: productAndStatusFilters,
    rows: {
      texts: (casing) => ({ StatusBacking: statusOf(casing) }),
      order: ['StatusBacking'],
      rankedBy: ['Tires'],
      always: { field: 'StatusBacking', filter: 'retreading_types' },
    },
    main: 'Tires',
    counts: () => true,
    figures: ({ own }) => ({
      Tires: count(own.length),
      ...Object.fromEntries(
        repairNames.flatMap(([name, repair]) => {
          const made = sum(own.map((casing) => casing[repair]));
          return [
            [name, count(made)],
            [`${name}Avg`, quotient(made, own.length)],
          ];
        }),
      ),
    }),
    national: ['Tires', ...repairNames.map(([name]) => `${name}Avg`)],
  },
} as const satisfies Readonly<Record<string, Computation<RawCasing>>>;
