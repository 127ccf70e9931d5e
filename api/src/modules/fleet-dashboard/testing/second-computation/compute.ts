import { type Asked, chosenRecords, type Owned, type Sides } from './chosen-records.ts';
import { type Computation, compared, eachSide, type Named, type Row } from './computation.ts';
import { dataThrough } from './data-through.ts';
import { namedRows } from './named-rows.ts';
import { periodRows } from './period-rows.ts';

/** Computes a report in plain loops. */
export function computed<Item extends Owned>(computation: Computation<Item>, asked: Asked) {
  const { report } = asked;
  const { kind, filters, counts, main, rows, national } = computation;
  const chosen = chosenRecords(asked, kind, filters);
  const { others } = chosen;
  const placed = national.length > 0 ? chosen.sides : { ...chosen.sides, national: null };
  const sides = eachSide(placed, (all) => all.map(({ item }) => item));
  const answer = {
    data_through: dataThrough(asked, kind),
    ...(sides.national && { national_accounts: others }),
  };
  if (!sides.current.some(counts)) return { rows: [], total: null, ...answer };
  const total = compared(computation, sides, others, (all) => ({
    own: all,
    group: all,
    total: all,
  }));
  if (report.by_location) {
    const without = { ...sides, national: null };
    return {
      rows: namedRows(computation, locations(asked, main), without, others),
      total,
      ...answer,
    };
  }
  if (rows === 'periods')
    return { rows: periodRows(asked, computation, placed, others), total, ...answer };
  if (rows === 'summary') return { rows: summaryRows(total, sides), total, ...answer };
  return { rows: namedRows(computation, rows, sides, others), total, ...answer };
}

function locations<Item extends Owned>({ raw }: Asked, main: string): Named<Item> {
  const byId = new Map(raw.locations.map((location) => [location.id, location]));
  return {
    texts: ({ location_id }) => {
      const location = byId.get(location_id);
      return { Code: location?.code ?? null, Name: location?.name ?? null };
    },
    order: ['Code'],
    rankedBy: [main],
    listsAll: true,
  };
}

/** The total once more, a row for each side under plain names. */
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
