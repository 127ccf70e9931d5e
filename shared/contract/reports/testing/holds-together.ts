import type { RecordColumn } from '../record-column.ts';
import {
  type Figure,
  keyOf,
  type ReportColumn,
  type ReportDefinition,
} from '../report-definition.ts';

/** The parts of an area to which its definitions refer. */
interface Area {
  readonly tabs: readonly string[];
  readonly recordColumns: Readonly<Record<string, readonly RecordColumn[]>>;
  /** The filters of each kind of record. */
  readonly filtersOf: Readonly<Record<string, readonly string[]>>;
}

/** Returns the measures behind a figure. */
const measuresOf = (figure: Figure) =>
  'sum' in figure ? [figure.sum] : [figure.part, figure.whole];

/** Returns the fields of the columns in a chart. */
function drawnBy({ chart }: ReportDefinition): readonly string[] {
  if (chart.kind === 'pie') return chart.slices.flatMap(({ field, amount }) => [field, amount]);
  if (chart.kind === 'grouped') return [chart.field];
  return chart.kind === 'columns' ? chart.fields : chart.series.map(({ field }) => field);
}

/** Tests that a report's definition is consistent, and refers only to things that its area has. */
export function holdsTogether(
  definition: ReportDefinition,
  { tabs, recordColumns, filtersOf }: Area,
): void {
  const { tab, lead, inner, facts = [], columns, filters, measures, records } = definition;
  const { shape, main, top, chart } = definition;
  const column = (field: string) => columns.find((each) => each.field === field);

  test('stands in a tab', () => {
    expect(tabs).toContain(tab);
  });

  test('has each column once, and the first ones apart', () => {
    const texts = [lead, ...(inner ? [inner] : []), ...facts].map(({ field }) => field);
    const fields = [...texts, ...columns.map(({ field }) => field)];
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(filters).size).toBe(filters.length);
  });

  test('tells its rows apart by a text that they have', () => {
    const texts = [lead, ...facts].map(({ field }) => field);
    expect(texts).toContain(keyOf(definition));
  });

  test('has rows inside others, names and ranks where its shape has them', () => {
    expect(inner !== undefined).toBe(shape === 'breakdown');
    const isNamed = shape === 'ranking' || shape === 'breakdown';
    expect(top !== undefined).toBe(isNamed);
    if (!isNamed) expect(facts).toEqual([]);
    if (top) expect(column(top.by)?.figure).toHaveProperty('sum');
    expect(top?.most ?? 1).toBeGreaterThan(0);
  });

  test('has rows of all values of a filter only where it has that filter', () => {
    if (lead.values) expect(filters).toContain(lead.values);
  });

  test('says most by a column that it has', () => {
    expect(column(main)).toBeDefined();
  });

  test('makes its figures of measures that it has, and of every one', () => {
    const used = new Set(columns.flatMap(({ figure }) => measuresOf(figure)));
    expect([...used].toSorted()).toEqual(Object.keys(measures).toSorted());
  });

  test('takes figures of a group or of the total only where rows are parts of these', () => {
    for (const { figure } of columns) {
      if ('sum' in figure && figure.at) expect(shape).toBe('breakdown');
      if ('wholeAt' in figure) expect(['ranking', 'breakdown']).toContain(shape);
    }
  });

  test('a figure that another one leaves is that of two shares of one whole', () => {
    for (const { figure, format } of columns) {
      if ('sum' in figure || !figure.leftBy) continue;
      const other = column(figure.leftBy);
      expect([format, other?.format]).toEqual(['percent', 'percent']);
      expect(other?.figure).toMatchObject({ whole: figure.whole, scale: 'percent' });
      expect(other?.figure).not.toHaveProperty('leftBy');
    }
  });

  test('writes each figure as what it is', () => {
    const isPercent = ({ figure }: ReportColumn) => 'part' in figure && figure.scale === 'percent';
    for (const each of columns) {
      expect(each.format === 'percent').toBe(isPercent(each));
      if ('sum' in each.figure) expect(each.format).toBe(measures[each.figure.sum]?.format);
    }
  });

  test('adds up columns of its records, each shown as the sum of it is', () => {
    const known = new Map((recordColumns[records] ?? []).map((each) => [each.field, each]));
    for (const { adds, format } of Object.values(measures)) {
      expect(adds === null ? 'integer' : known.get(adds)?.format).toBe(format);
    }
  });

  test('leaves a record out for one reason at most', () => {
    for (const { leavesOut = [] } of Object.values(measures))
      expect(new Set(leavesOut).size).toBe(leavesOut.length);
  });

  test('names beside the columns that it shows them in', () => {
    const shown = recordColumns[records] ?? [];
    for (const { beside } of shown)
      if (beside) expect(shown.map(({ field }) => field)).toContain(beside);
  });

  test('is restricted only by what its records have', () => {
    expect(filtersOf[records]).toEqual(expect.arrayContaining(filters));
  });

  test('draws nothing that its table lacks, and something', () => {
    const drawn = drawnBy(definition);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((field) => !column(field))).toEqual([]);
  });

  test('draws what can be drawn so', () => {
    const formats = drawnBy(definition).map((field) => column(field)?.format);
    if (chart.kind === 'pie') {
      const shares = chart.slices.map(({ field }) => column(field)?.format);
      expect(new Set(shares)).toEqual(new Set(['percent']));
      return;
    }
    expect(chart.floor).toBeGreaterThanOrEqual(0);
    expect(chart.floor).toBeLessThan(1);
    if (chart.kind === 'grouped') expect(shape).toBe('breakdown');
    // Bars of one scale must share a unit.
    const bars =
      chart.kind === 'bars'
        ? chart.series
            .filter(({ kind }) => kind === 'bar')
            .map(({ field }) => column(field)?.format)
        : formats;
    expect(new Set(bars).size).toBe(1);
  });
}
