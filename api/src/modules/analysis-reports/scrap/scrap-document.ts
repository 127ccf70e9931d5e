import {
  type ScrapGrouping,
  type ScrapRemoval,
  type ScrapReport,
  scrapGroupings,
  scrapGroupWords,
  scrapRemovalsList,
  type TreadCosts,
  unknownBrand,
} from '@portal/contract/analysis-reports';
import type { ListDefinition } from '@portal/contract/wire';
import { formatInteger } from '@portal/platform/format';
import type {
  Cell,
  CellFormat,
  ExportDocument,
  Fact,
  Section,
  TableColumn,
  TableRow,
} from '../../../exports/document.ts';
import type { DocumentFrame } from '../../../exports/document-frame.ts';
import type { ReaderClock } from '../../../exports/reader-clock.ts';
import { type ListContent, listColumns } from '../../../lists/listed-rows.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

type Group = ScrapReport['groups'][ScrapGrouping][number];

interface ScrapContent {
  readonly report: ScrapReport;
  readonly costs: TreadCosts;
  /** The filters of the report. */
  readonly facts: readonly Fact[];
  /** Names added to its title. */
  readonly named: readonly string[];
  readonly removals: AsyncIterable<ScrapRemoval>;
}

interface Setting {
  readonly words: LocalizedTexts;
  readonly clock: ReaderClock;
  readonly frame: DocumentFrame;
}

const money: ReadonlySet<string> = new Set(['price', 'casing_value', 'lost']);
const depths: ReadonlySet<string> = new Set(['original', 'pull', 'tread']);

/**
 * Builds the document with the content of the screen: totals, a section for each grouping, tread
 * costs, and the removals.
 */
export function scrapDocument(
  { report, costs, facts, named, removals }: ScrapContent,
  { words, clock, frame }: Setting,
): ExportDocument {
  const { t } = words;
  return {
    title: t('scrap.title'),
    cover: [...facts, frame.made],
    wording: frame.wording,
    sections: [
      totals(report, words),
      ...scrapGroupings.map((grouping) => groupSection(report, grouping, words)),
      costsSection(costs, words),
      tableSection(
        [t('scrap.list.title'), ...named].join(', '),
        ...removalsTable(report, removals, { words, clock }),
      ),
    ],
  };
}

function tableSection(
  title: string,
  columns: readonly TableColumn[],
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
): Section {
  return { title, facts: [], notes: [], blocks: [{ kind: 'table', table: { columns, rows } }] };
}

/** The figures of the cards, one per line. */
function totals(
  { summary, tread_depth_format: unit }: ScrapReport,
  { t }: LocalizedTexts,
): Section {
  const row = (label: string, value: Cell, format: CellFormat): TableRow => ({
    cells: [t(label), value],
    level: 0,
    formats: ['text', format],
  });
  return tableSection(
    t('scrap.totals'),
    [
      { heading: t('scrap.figure'), format: 'text' },
      { heading: t('scrap.value'), format: 'ratio' },
    ],
    [
      row('scrap.sum.removed', summary.removed, 'integer'),
      row('scrap.sum.scrap', summary.scrap, 'integer'),
      row('scrap.sum.retread', summary.retread, 'integer'),
      row('scrap.sum.lost', summary.lost, 'currency'),
      row(`scrap.cost_per_${unit}`, summary.cost_per_depth, 'currency'),
      row(`scrap.mean_tread_${unit}`, summary.mean_tread, 'ratio'),
      row('scrap.sum.counted', summary.counted, 'integer'),
      row('scrap.sum.left_out', summary.left_out, 'integer'),
    ],
  );
}

/** The display name of a group. */
function groupName(grouping: ScrapGrouping, key: string, { t }: LocalizedTexts): string {
  const words = scrapGroupWords[grouping];
  if (words !== null) return t(`${words}.${key}`);
  return key === unknownBrand ? t('scrap.unknown_brand') : key;
}

function groupSection(
  { groups, tread_depth_format: unit }: ScrapReport,
  grouping: ScrapGrouping,
  words: LocalizedTexts,
): Section {
  const { t } = words;
  const columns: TableColumn[] = [
    { heading: t(`scrap.of.${grouping}`), format: 'text' },
    { heading: t('scrap.sum.removed'), format: 'integer' },
    { heading: t('scrap.sum.scrap'), format: 'integer' },
    { heading: t('scrap.sum.retread'), format: 'integer' },
    { heading: t('scrap.sum.left_out'), format: 'integer' },
    { heading: t('scrap.sum.lost'), format: 'currency' },
    { heading: t(`scrap.cost_per_${unit}`), format: 'currency' },
    { heading: t(`scrap.mean_tread_${unit}`), format: 'ratio' },
  ];
  const cellsOf = (group: Group): Cell[] => [
    groupName(grouping, group.key, words),
    group.removed,
    group.scrap,
    group.retread,
    group.left_out,
    group.lost,
    group.cost_per_depth,
    group.mean_tread,
  ];
  const section = tableSection(
    t(`scrap.by.${grouping}`),
    columns,
    groups[grouping].map((group) => ({ cells: cellsOf(group), level: 0 })),
  );
  return {
    ...section,
    notes: grouping === 'condition' ? [t('scrap.several_conditions')] : [],
    ...(groups[grouping].length === 0 && { blocks: [], empty: t('scrap.empty.none') }),
  };
}

function costsSection(
  { costs, tread_depth_format, distance_format }: TreadCosts,
  words: LocalizedTexts,
): Section {
  const { t } = words;
  const section = tableSection(
    t('tread_costs.title'),
    [
      { heading: t('scrap.brand'), format: 'text' },
      { heading: t('scrap.axle'), format: 'text' },
      { heading: t('scrap.sum.counted'), format: 'integer' },
      { heading: t(`scrap.cost_per_${tread_depth_format}`), format: 'currency' },
      { heading: t('tread_costs.driven'), format: 'integer' },
      { heading: t(`wear_rate.distance_${distance_format}`), format: 'integer' },
      { heading: t(`tread_costs.per_${distance_format}`), format: 'currency' },
    ],
    costs.map((cost) => ({
      cells: [
        groupName('brand', cost.brand, words),
        groupName('position', cost.position, words),
        cost.counted,
        cost.cost_per_depth,
        cost.driven,
        cost.distance,
        cost.cost_per_distance,
      ],
      level: 0,
    })),
  );
  return {
    ...section,
    notes: [t('tread_costs.text')],
    ...(costs.length === 0 && { blocks: [], empty: t('tread_costs.none') }),
  };
}

const values: NonNullable<ListContent<ScrapRemoval>['values']> = {
  product: productOf,
  conditions: ({ conditions }, { t }) => conditions.map((code) => t(`wear.${code}`)).join(', '),
};

/** Brand, line and size, as far as known. */
function productOf({ brand, product_line, tire_size }: ScrapRemoval): Cell {
  return [brand, product_line, tire_size].filter((part) => part !== null).join(' ') || null;
}

function removalsTable(
  { tread_depth_format: unit }: ScrapReport,
  removals: AsyncIterable<ScrapRemoval>,
  reader: { readonly words: LocalizedTexts; readonly clock: ReaderClock },
): [TableColumn[], AsyncIterable<TableRow>] {
  const definition: ListDefinition = {
    ...scrapRemovalsList,
    columns: scrapRemovalsList.columns.map((column) =>
      depths.has(column.field) ? { ...column, label: `${column.label}_${unit}` } : column,
    ),
  };
  const { columns, cells } = listColumns<ScrapRemoval>({ definition, values }, reader);
  const shown = definition.columns.filter(({ only }) => only !== 'screen');
  return [
    columns.map((column, place) =>
      money.has(shown[place]?.field ?? '') ? { ...column, format: 'currency' } : column,
    ),
    rowsOf(removals, cells),
  ];
}

async function* rowsOf(
  removals: AsyncIterable<ScrapRemoval>,
  cells: (row: ScrapRemoval) => readonly Cell[],
): AsyncGenerator<TableRow> {
  for await (const removal of removals) yield { cells: cells(removal), level: 0 };
}

/** A short name for the accounts of a selection; empty for all. */
export function accountsText(names: readonly string[], { t }: LocalizedTexts): string {
  const [name = ''] = names;
  return names.length > 1 ? t('scrap.accounts', { count: names.length }) : name;
}

/** The number of chosen surveys; no fact if the report covers all. */
export const surveysFacts = (surveys: readonly number[], { t }: LocalizedTexts): Fact[] =>
  surveys.length > 0
    ? [{ label: t('scrap_surveys.chosen'), value: formatInteger(surveys.length) }]
    : [];
