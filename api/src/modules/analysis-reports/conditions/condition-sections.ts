import {
  type ConditionGrouping,
  type ConditionReport,
  conditionGroupings,
  conditionName,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import type {
  Cell,
  CellFormat,
  Section,
  TableColumn,
  TableRow,
} from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

interface SectionContext {
  readonly words: LocalizedTexts;
  readonly report: ConditionReport;
}

export function tableSection(
  title: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly Cell[])[],
  notes: readonly string[] = [],
): Section {
  const tableRows = rows.map((cells): TableRow => ({ cells, level: 0 }));
  return {
    title,
    facts: [],
    notes,
    blocks: [{ kind: 'table', table: { columns, rows: tableRows } }],
  };
}

const columnsOf = (
  t: LocalizedTexts['t'],
  columns: readonly (readonly [string, CellFormat])[],
): TableColumn[] => columns.map(([heading, format]) => ({ heading: t(heading), format }));

/** A section with one figure per line. */
function figureSection(
  title: string,
  figures: readonly (readonly [label: string, value: Cell, format: CellFormat])[],
  { t }: LocalizedTexts,
): Section {
  const rows = figures.map(
    ([label, value, format]): TableRow => ({
      cells: [t(label), value],
      level: 0,
      formats: ['text', format],
    }),
  );
  const columns = columnsOf(t, [
    ['conditions.figure', 'text'],
    ['conditions.value', 'ratio'],
  ]);
  return {
    title: t(title),
    facts: [],
    notes: [],
    blocks: [{ kind: 'table', table: { columns, rows } }],
  };
}

export function statisticSections(
  data: ConditionReport['StatisticData'],
  { words }: SectionContext,
): Section[] {
  if (!data) return [];
  const { t } = words;
  const counts = [
    'accounts',
    'locations',
    'surveys',
    'units',
    'units_with_exceptions',
    'tires_expected',
    'tires_read',
    'tires_not_read',
    'exceptions',
    'critical',
    'warning',
    'flagged',
  ] as const;
  return [
    figureSection(
      'conditions.totals',
      [
        ...counts.map((field) => [`conditions.sum.${field}`, data[field], 'integer'] as const),
        ['conditions.sum.units_share', data.units_share, 'percent'],
      ],
      words,
    ),
    tableSection(
      t('conditions.graph.checks'),
      columnsOf(t, [
        ['conditions.of.checks', 'text'],
        ['conditions.sum.critical', 'integer'],
        ['conditions.sum.warning', 'integer'],
        ['conditions.sum.exceptions', 'integer'],
        ['conditions.sum.units', 'integer'],
        ['conditions.of_units', 'percent'],
      ]),
      data.checks.map((row) => [
        t(`condition_check.${row.check}`),
        row.critical,
        row.warning,
        row.exceptions,
        row.units,
        row.units_share,
      ]),
    ),
  ];
}

export function conditionalSections(
  data: ConditionReport['FleetConditionalData'],
  { words, report }: SectionContext,
): Section[] {
  if (!data) return [];
  const { t } = words;
  const unit = report.tread_depth_format;
  const columns = (grouping: ConditionGrouping) =>
    columnsOf(t, [
      [`conditions.of.${grouping}`, 'text'],
      ['conditions.sum.tires', 'integer'],
      ['conditions.of_tires', 'percent'],
      ...(grouping === 'positions'
        ? ([
            ['conditions.sum.tread_read', 'integer'],
            [`conditions.mean_tread_${unit}`, 'ratio'],
          ] as const)
        : []),
    ]);
  const rowsOf = (grouping: ConditionGrouping): Cell[][] => {
    const name = (key: string) => conditionName(grouping, key, { t, unit });
    if (grouping === 'positions')
      return data.positions.map((row) => [
        name(row.key),
        row.tires,
        row.share,
        row.tread_read,
        row.mean_tread,
      ]);
    return data[grouping].map(({ key, tires, share }) => [name(key), tires, share]);
  };
  return [
    ...conditionGroupings.map((grouping) =>
      tableSection(t(`conditions.graph.${grouping}`), columns(grouping), rowsOf(grouping)),
    ),
    tableSection(
      t('conditions.graph.wear'),
      columnsOf(t, [
        ['conditions.of.wear', 'text'],
        ['conditions.sum.tires', 'integer'],
        ['conditions.per_hundred', 'ratio'],
      ]),
      data.wear.map(({ key, tires, per_hundred }) => [t(`wear.${key}`), tires, per_hundred]),
      [t('conditions.several_wears')],
    ),
  ];
}

export function lossSections(
  data: ConditionReport['PotentialLossData'],
  { words }: SectionContext,
): Section[] {
  if (!data) return [];
  const { t } = words;
  return [
    figureSection(
      'conditions.totals',
      [
        ['conditions.loss', data.loss, 'currency'],
        ['conditions.loss_tires', data.tires, 'integer'],
        ['conditions.loss_counted', data.counted, 'integer'],
        ['conditions.loss_left_out', data.left_out, 'integer'],
        ...data.left_out_reasons.map(
          ({ key, tires }) => [`left_out.${key}`, tires, 'integer'] as const,
        ),
        ...data.price_sources.map(
          ({ key, tires }) => [`conditions.price_${key}`, tires, 'integer'] as const,
        ),
      ],
      words,
    ),
    tableSection(
      t('conditions.loss_causes'),
      columnsOf(t, [
        ['conditions.loss_cause', 'text'],
        ['conditions.sum.tires', 'integer'],
        ['conditions.loss_counted', 'integer'],
        ['conditions.loss_tread_share', 'percent'],
        ['conditions.loss_casing_share', 'percent'],
        ['conditions.loss', 'currency'],
      ]),
      data.causes.map((row) => [
        t(`loss_cause.${row.key}`),
        row.tires,
        row.counted,
        row.tread_share,
        row.casing_share,
        row.loss,
      ]),
      [t('conditions.loss_text')],
    ),
  ];
}

export function unitSections(
  data: ConditionReport['UnitsData'],
  { words }: SectionContext,
): Section[] {
  if (!data) return [];
  const { types, vocations, configurations } = data;
  const { t } = words;
  const nameOf = (word: string, key: string) =>
    key === unknownName ? t('conditions.unknown') : t(`${word}.${key}`);
  const groups = [
    ['types', types, 'unit_type'],
    ['vocations', vocations, 'vocation'],
    ['configurations', configurations, 'configuration'],
  ] as const;
  return groups.map(([what, rows, word]) =>
    tableSection(
      t(`conditions.units_by.${what}`),
      columnsOf(t, [
        [`conditions.units_of.${what}`, 'text'],
        ['conditions.sum.units', 'integer'],
        ['conditions.of_units', 'percent'],
        ['conditions.sum.units_with_exceptions', 'integer'],
        ['conditions.sum.tires', 'integer'],
      ]),
      rows.map((row) => [
        nameOf(word, row.key),
        row.units,
        row.share,
        row.units_with_exceptions,
        row.tires,
      ]),
    ),
  );
}
