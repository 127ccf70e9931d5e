import type { RawCall } from '../raw-records.ts';
import { sum } from './arithmetic.ts';
import type { Computation, RowContext, RowsDefinition } from './computation.ts';
import { count, quotient } from './figures.ts';
import { calls } from './kinds.ts';

function byKind({ own }: RowContext<RawCall>) {
  const ofType = (type: RawCall['call_type']) =>
    count(own.filter(({ call_type }) => call_type === type).length);
  return {
    TotalCalls: count(own.length),
    EmergencyCalls: ofType('emergency'),
    ScheduledCalls: ofType('scheduled'),
    StockCalls: ofType('stock'),
  };
}

const counted = {
  kind: calls,
  filters: ['service_types', 'unit_locations'],
  main: 'TotalCalls',
  counts: () => true,
  figures: byKind,
} as const;
const ranked = { rankedBy: ['TotalCalls'] } satisfies Partial<RowsDefinition<RawCall>>;
const allCounts = ['TotalCalls', 'EmergencyCalls', 'ScheduledCalls', 'StockCalls'];

/**
 * Milliseconds until the truck rolled, for an emergency in which it took a day at most; else null.
 */
function rollTime({ call_type, received_at, rolling_at }: RawCall): number | null {
  if (call_type !== 'emergency' || rolling_at === null) return null;
  const time = rolling_at.getTime() - received_at.getTime();
  return time > 0 && time <= 86_400_000 ? time : null;
}

export const serviceReports = {
  top_servicing_dealers: {
    ...counted,
    rows: {
      ...ranked,
      texts: ({ dealer }) => ({ DealerName: dealer?.name ?? null, Nonsig: dealer?.nonsig ?? null }),
      order: ['DealerName', 'Nonsig'],
      most: 5,
    },
    national: [],
  },
  calls_by_month: { ...counted, rows: 'periods', national: allCounts },
  calls_by_state: {
    ...counted,
    rows: { ...ranked, texts: ({ state }) => ({ State: state ?? 'Unknown' }), order: ['State'] },
    national: allCounts,
  },
  avg_roll_time: {
    kind: calls,
    filters: ['unit_locations'],
    rows: 'periods',
    main: 'AvgRollTime',
    counts: (call) => rollTime(call) !== null,
    figures({ own }) {
      const times = own.flatMap((call) => rollTime(call) ?? []);
      return {
        Calls: count(times.length),
        AvgRollTime: quotient(sum(times.map((time) => Math.round(time / 1000))), times.length),
      };
    },
    national: ['Calls', 'AvgRollTime'],
  },
} as const satisfies Readonly<Record<string, Computation<RawCall>>>;
