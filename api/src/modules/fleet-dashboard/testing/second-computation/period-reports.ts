import type { ReportFilter } from '@portal/contract/fleet-dashboard';
import type { RawLine } from '../raw-records.ts';
import { centsOf, divide, unitsOf } from './arithmetic.ts';
import { american, dated, type Slice, slices } from './calendar.ts';
import { type Asked, chosenLines } from './chosen-lines.ts';

type Figures = Readonly<Record<string, number | null>>;

interface PeriodComputation {
  readonly filters: readonly ReportFilter[];
  readonly counts: (line: RawLine) => boolean;
  readonly figures: (lines: readonly RawLine[]) => Figures;
  /** The figures that have a national average, each a quotient of sums. */
  readonly national: readonly string[];
}

const percent = (part: number, whole: number) => divide(part * 100, whole);
const ofKind = (lines: readonly RawLine[], kind: RawLine['kind']) =>
  lines.filter((line) => line.kind === kind);
const ofCalls = (lines: readonly RawLine[], type: RawLine['call_type']) =>
  lines.filter((line) => line.call_type === type);
const products = ['wheel_positions', 'tire_brands', 'tire_product_lines', 'tire_sizes'] as const;

export const periodComputations = {
  retread_vs_new: {
    filters: products,
    counts: ({ kind }) => kind === 'new_tire' || kind === 'retread_cap',
    figures(lines) {
      const [New, Retread] = [
        unitsOf(ofKind(lines, 'new_tire')),
        unitsOf(ofKind(lines, 'retread_cap')),
      ];
      return { New, Retread, RetreadToNewRatio: divide(Retread, New) };
    },
    national: ['RetreadToNewRatio'],
  },
  emergency_service: {
    filters: ['unit_locations'],
    counts: () => true,
    figures(lines) {
      const [emergency, total] = [centsOf(ofCalls(lines, 'emergency')), centsOf(lines)];
      return {
        TotalCost: total / 100,
        EmergencyCost: emergency / 100,
        EmergencyPercent: percent(emergency, total),
      };
    },
    national: ['EmergencyPercent'],
  },
  emergency_vs_scheduled: {
    filters: ['unit_locations'],
    counts: ({ call_type }) => call_type === 'emergency' || call_type === 'scheduled',
    figures(lines) {
      const emergency = centsOf(ofCalls(lines, 'emergency'));
      const scheduled = centsOf(ofCalls(lines, 'scheduled'));
      const share = percent(emergency, emergency + scheduled);
      return {
        TotalCost: (emergency + scheduled) / 100,
        EmergencyCost: emergency / 100,
        EmergencyPercent: share,
        ScheduledCost: scheduled / 100,
        ScheduledPercent: share === null ? null : (10_000 - Math.round(share * 100)) / 100,
      };
    },
    national: ['EmergencyPercent', 'ScheduledPercent'],
  },
  repair_and_retread_cost: {
    filters: [],
    counts: ({ kind }) => kind === 'repair' || kind === 'retread_cap',
    figures(lines) {
      const [repair, retread] = [
        centsOf(ofKind(lines, 'repair')),
        centsOf(ofKind(lines, 'retread_cap')),
      ];
      return {
        Repair: repair / 100,
        Retread: retread / 100,
        RepairPercent: percent(repair, repair + retread),
      };
    },
    national: ['RepairPercent'],
  },
} as const satisfies Readonly<Record<string, PeriodComputation>>;

/** A report by months and weeks, in plain loops. */
export function periodReport(asked: Asked, computation: PeriodComputation) {
  const { base, report } = asked;
  const { current, previous, national, others } = chosenLines(asked, computation.filters);
  const answer = national ? { national_accounts: others } : {};
  if (!current.some(computation.counts)) return { rows: [], total: null, ...answer };
  const now = byDay(current);
  const before = previous && byDay(previous);
  const nation = national && byDay(national);
  const figuresOf = (days: readonly string[]) => {
    const of = (lines: ReadonlyMap<string, RawLine[]>) =>
      computation.figures(days.flatMap((day) => lines.get(day) ?? []));
    const averages = nation ? of(nation) : {};
    return {
      ...of(now),
      ...(before && suffixed(of(before), 'Prev')),
      ...suffixed(
        Object.fromEntries(
          Object.entries(averages).filter(([name]) => computation.national.includes(name)),
        ),
        'NatAvg',
      ),
    };
  };
  const weekRow = ({ days }: Slice) => ({
    ...dated(days),
    WeekString: `${american(days[0] ?? '')} - ${american(days.at(-1) ?? '')}`,
    ...figuresOf(days),
  });
  const weeks = slices(base.date_from, base.date_to);
  const months: Slice[][] = [];
  for (const week of weeks) {
    if (week.startsMonth) months.push([]);
    months.at(-1)?.push(week);
  }
  const monthRow = (slicesOfMonth: readonly Slice[]) => {
    const days = slicesOfMonth.flatMap((slice) => slice.days);
    return { ...dated(days), ...figuresOf(days), Weeks: slicesOfMonth.map(weekRow) };
  };
  return {
    rows: report.period === 'week' ? weeks.map(weekRow) : months.map(monthRow),
    total: figuresOf(weeks.flatMap(({ days }) => days)),
    ...answer,
  };
}

const suffixed = (figures: Figures, suffix: string): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name + suffix, value]));

function byDay(lines: readonly RawLine[]): Map<string, RawLine[]> {
  const days = new Map<string, RawLine[]>();
  for (const line of lines) {
    const day = days.get(line.invoice_date);
    if (day) day.push(line);
    else days.set(line.invoice_date, [line]);
  }
  return days;
}
