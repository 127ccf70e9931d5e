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
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

interface ProductContent {
  readonly report: ProductReport;
  /** The filters of the report. */
  readonly facts: readonly Fact[];
  /** Keys of the groups to show side by side. */
  readonly compared: readonly string[];
  /** The grouping of `compared`. */
  readonly grouping: ProductGrouping;
}

/** Figures without a column on screen, by the figures that they qualify. */
const qualified = {
  mean_tread: 'no_tread',
  mean_deviation: 'no_pressure',
  mean_age: 'no_tin',
} as const satisfies Partial<Record<ProductMeasureField, keyof ProductGroup>>;
const leftOut = Object.values(qualified);

/**
 * Builds the document with the content of the screen: totals, groups side by side, and a section
 * for each grouping.
 */
export function productDocument(
  { report, facts, compared, grouping }: ProductContent,
  { words, frame }: { readonly words: LocalizedTexts; readonly frame: DocumentFrame },
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

/** Returns a row for each figure, with a column for each group. */
function figureRows(
  groups: readonly Sums[],
  { tread_depth_format }: ProductReport,
  { t }: LocalizedTexts,
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

function totals(report: ProductReport, words: LocalizedTexts): Section {
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

/** The display name of a group. */
function nameOf(
  field: ReturnType<typeof productFields>[number],
  group: ProductGroup,
  t: LocalizedTexts['t'],
): string {
  const name = group[field] ?? unknownName;
  if (field === 'wheel_position') return t(`wear_position.${name}`);
  return productNameText(name, t);
}

function sideBySide(
  report: ProductReport,
  { grouping, chosen }: { grouping: ProductGrouping; chosen: readonly ProductGroup[] },
  words: LocalizedTexts,
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
  words: LocalizedTexts,
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
