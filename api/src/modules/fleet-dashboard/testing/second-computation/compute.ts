import { reportDefinitions } from '@portal/contract/fleet-dashboard';
import { type ReportDefinition, type RowsBy, rowsByKeys } from '@portal/contract/reports';
import { sameDayOtherYear } from './calendar.ts';
import {
  chosenRecords,
  type RecordOwners,
  type ReportRequest,
  type Sides,
} from './chosen-records.ts';
import {
  type Computation,
  comparedFigures,
  eachSide,
  type Row,
  type RowsDefinition,
} from './computation.ts';
import { recordDays } from './data-through.ts';
import { namedRows } from './named-rows.ts';
import { periodRows } from './period-rows.ts';

/** Computes a report in plain loops. */
export function computeFigures<Item extends RecordOwners>(
  computation: Computation<Item>,
  asked: ReportRequest,
) {
  const { report } = asked;
  const { kind, filters, counts, main, rows, national } = computation;
  const chosen = chosenRecords(asked, kind, filters);
  const { others } = chosen;
  const placed = national.length > 0 ? chosen.sides : { ...chosen.sides, national: null };
  const sides = eachSide(placed, (all) => all.map(({ item }) => item));
  const days = recordDays(asked, kind);
  const { date_from } = asked.base;
  const from = sides.previous ? sameDayOtherYear(date_from, -1) : date_from;
  const { locations } = chosen;
  const isPart = locations.chosen < locations.of && sumsNation(report.report_type);
  const answer = {
    data_through: days?.last ?? null,
    ...(days && from < days.first && { data_from: days.first }),
    ...(sides.national && { national_accounts: others }),
    ...(sides.national && isPart && { selected_locations: locations }),
  };
  const total = comparedFigures(computation, sides, others, (all) => ({
    own: all,
    group: all,
    total: all,
  }));
  // A comparison matters only if it differs from the figure over no records at all.
  const empty = comparedFigures(
    computation,
    eachSide(sides, () => []),
    others,
    nothing,
  );
  const isCompared = Object.keys(total).some(
    (name) => /(Prev|NatAvg)$/.test(name) && total[name] !== empty[name],
  );
  const isRecorded = sides.current.some(counts);
  if (!isRecorded && !isCompared) return { rows: [], total: null, ...answer };
  const emptied = isRecorded ? {} : { range_empty: true };
  const rowsOf = () => {
    if (report.rows_by) {
      const without = { ...sides, national: null };
      const byPlace = places<Item>(asked, report.rows_by, main);
      return namedRows(computation, byPlace, without, others, report);
    }
    if (rows === 'periods') return periodRows(asked, computation, placed, others);
    if (rows === 'summary') return summaryRows(total, sides);
    return namedRows(computation, rows, sides, others, report);
  };
  return { rows: rowsOf(), total, ...answer, ...emptied };
}

/** Whether a report has national averages of amounts or counts. */
const sumsNation = (type: string) => {
  const definition: ReportDefinition | undefined = reportDefinitions.find(
    (each) => each.type === type,
  );
  return definition?.columns.some(({ national, figure }) => national && 'sum' in figure);
};

const nothing = () => ({ own: [], group: [], total: [] });

function places<Item extends RecordOwners>(
  { raw }: ReportRequest,
  by: RowsBy,
  main: string,
): RowsDefinition<Item> {
  const locations = new Map(raw.locations.map(({ id, code, name }) => [id, { code, name }]));
  const dealers = new Map(raw.dealers.map(({ id, nonsig, name }) => [id, { code: nonsig, name }]));
  return {
    texts: ({ location_id, dealer_id }) => {
      const place = by === 'location' ? locations.get(location_id) : dealers.get(dealer_id);
      return { [rowsByKeys[by]]: place?.code ?? null, Name: place?.name ?? null };
    },
    order: [rowsByKeys[by]],
    rankedBy: [main],
    listsAll: true,
  };
}

/** Repeats the total as one row per side, under plain field names. */
function summaryRows(total: Row, { previous, national }: Sides<unknown>): Row[] {
  const names = Object.keys(total).filter((name) => !/(Prev|NatAvg)$/.test(name));
  const shown = [
    ['0', ''],
    ...(previous ? [['1', 'Prev']] : []),
    ...(national ? [['2', 'NatAvg']] : []),
  ];
  return shown.map(([PeriodType = '', suffix]) => ({
    PeriodType,
    ...Object.fromEntries(names.map((name) => [name, total[`${name}${suffix}`] ?? null])),
  }));
}
