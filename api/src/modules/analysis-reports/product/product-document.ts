import {
  type ProductGroup,
  type ProductGrouping,
  type ProductMeasureField,
  type ProductReport,
  productFields,
  productGroupings,
  productGroupName,
  productMeasureLabel,
  productMeasures,
  productNameText,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import type {
  Cell,
  ExportDocument,
  Fact,
  Section,
  TableColumn,
  TableRow,
} from '../../../exports/document.ts';
import type { DocumentFrame } from '../../../exports/document-frame.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';

interface ProductContent {
  readonly report: ProductReport;
  /** What the report was narrowed to. */
  readonly facts: readonly Fact[];
  /** The groups that are laid side by side, by their keys. */
  readonly compared: readonly string[];
  /** Of those. */
  readonly grouping: ProductGrouping;
}

/** Figures that have no column on screen stand beside those that they qualify. */
const qualified = {
  mean_tread: 'no_tread',
  mean_deviation: 'no_pressure',
  mean_age: 'no_tin',
} as const satisfies Partial<Record<ProductMeasureField, keyof ProductGroup>>;
const leftOut = Object.values(qualified);

/** What the screen shows: the totals, what is laid side by side, and a section a grouping. */
export function productDocument(
  { report, facts, compared, grouping }: ProductContent,
  { words, frame }: { readonly words: SpokenWords; readonly frame: DocumentFrame },
): ExportDocument {
  const { t } = words;
  const chosen = compared.flatMap((key) =>
    report.groups[grouping].filter((group) => group.key === key),
  );
  return {
    title: t('product_analysis.title'),
    cover: [...facts, frame.made],
    wording: frame.wording,
    sections: [
      totals(report, words),
      ...(chosen.length > 0 ? [sideBySide(report, { grouping, chosen }, words)] : []),
      ...productGroupings.map((each) => groupSection(report, each, words)),
    ],
  };
}

function tableSection(
  title: string,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): Section {
  return { title, facts: [], notes: [], blocks: [{ kind: 'table', table: { columns, rows } }] };
}

type Sums = Pick<ProductGroup, ProductMeasureField | (typeof leftOut)[number]>;

/** A figure a row, a column for each of the groups. */
function figureRows(
  groups: readonly Sums[],
  { tread_depth_format }: ProductReport,
  { t }: SpokenWords,
): TableRow[] {
  return [
    ...productMeasures.map(
      ({ field, format }): TableRow => ({
        cells: [
          t(productMeasureLabel(field, tread_depth_format)),
          ...groups.map((each) => each[field]),
        ],
        level: 0,
        formats: ['text', ...groups.map(() => format)],
      }),
    ),
    ...leftOut.map(
      (field): TableRow => ({
        cells: [t(`product_tire_kind.${field}`), ...groups.map((each) => each[field])],
        level: 0,
        formats: ['text', ...groups.map(() => 'integer' as const)],
      }),
    ),
  ];
}

function totals(report: ProductReport, words: SpokenWords): Section {
  const { t } = words;
  const { no_product } = report.summary;
  return tableSection(
    t('product_analysis.totals'),
    [
      { heading: t('product_analysis.figure'), format: 'text' },
      { heading: t('product_analysis.value'), format: 'ratio' },
    ],
    [
      ...figureRows([report.summary], report, words),
      {
        cells: [t('product_tire_kind.no_product'), no_product],
        level: 0,
        formats: ['text', 'integer'],
      },
    ],
  );
}

/** A group as people call it. */
function nameOf(
  field: ReturnType<typeof productFields>[number],
  group: ProductGroup,
  t: SpokenWords['t'],
): string {
  const name = group[field] ?? unknownName;
  if (field === 'wheel_position') return t(`wear_position.${name}`);
  return productNameText(name, t);
}

function sideBySide(
  report: ProductReport,
  { grouping, chosen }: { grouping: ProductGrouping; chosen: readonly ProductGroup[] },
  words: SpokenWords,
): Section {
  const columns: TableColumn[] = [
    { heading: words.t('product_analysis.figure'), format: 'text' },
    ...chosen.map(
      (group): TableColumn => ({
        heading: productGroupName(grouping, group.key, words.t),
        format: 'ratio',
      }),
    ),
  ];
  return tableSection(
    words.t('product_analysis.compared'),
    columns,
    figureRows(chosen, report, words),
  );
}

function groupSection(
  report: ProductReport,
  grouping: ProductGrouping,
  words: SpokenWords,
): Section {
  const { t } = words;
  const fields = productFields(grouping);
  const groups = report.groups[grouping];
  const columns: TableColumn[] = [
    ...fields.map(
      (field): TableColumn => ({ heading: t(`product_analysis.of.${field}`), format: 'text' }),
    ),
    ...productMeasures.map(({ field, format }) => ({
      heading: t(productMeasureLabel(field, report.tread_depth_format)),
      format,
    })),
    ...leftOut.map(
      (field): TableColumn => ({
        heading: t(`product_tire_kind.${field}`),
        format: 'integer',
      }),
    ),
  ];
  const cellsOf = (group: ProductGroup): Cell[] => [
    ...fields.map((field) => nameOf(field, group, t)),
    ...productMeasures.map(({ field }) => group[field]),
    ...leftOut.map((field) => group[field]),
  ];
  return {
    ...tableSection(
      t(`product_analysis.by.${grouping}`),
      columns,
      groups.map((group) => ({ cells: cellsOf(group), level: 0 })),
    ),
    ...(groups.length === 0 && { blocks: [], empty: t('product_analysis.empty.none') }),
  };
}
