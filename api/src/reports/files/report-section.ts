import { type ReportAnswer, rowLead, type ShownRow, shownRows } from '@portal/contract/reports';
import { exportFormats } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import type { Block, Fact, Section } from '../../exports/document.ts';
import { filterFacts } from './filter-facts.ts';
import type { ReaderTexts } from './reader-texts.ts';
import { reportTable } from './report-table.ts';
import type { ReportWithView, SectionSetting } from './report-with-view.ts';
import { rowNotes, sectionNotes } from './section-notes.ts';
import { type WrittenRows, writtenRows } from './written-rows.ts';

type DisplayMode = NonNullable<ReportWithView['part']['display_mode']>;

const orders: Readonly<Record<DisplayMode, readonly ('picture' | 'table')[]>> = {
  both: ['picture', 'table'],
  graph: ['picture'],
  table: ['table'],
  table_last: ['picture', 'table'],
  graph_last: ['table', 'picture'],
};

/** The section for one report of a document, as it was seen on screen. */
export function reportSection(
  checked: ReportWithView,
  answer: ReportAnswer,
  setting: SectionSetting,
): Omit<Section, 'chapter'> {
  const { reading } = setting;
  const comment = checked.part.comment?.trim();
  const filters = filterFacts(checked, setting);
  const written = writtenRows(checked, answer, setting);
  const blocks = answer.total === null ? [] : blocksOf(checked, answer, written, setting);
  return {
    title: reading.t(checked.definition.title),
    facts: [...filters, ...viewFacts(checked, answer, reading, blocks)],
    blocks,
    ...(answer.total === null && { empty: emptyText(filters, setting) }),
    ...(comment && { comment: { label: reading.t('shell:comment.label'), value: comment } }),
    notes: [
      ...(answer.range_empty ? [emptyText(filters, setting)] : []),
      ...(blocks.some(({ kind }) => kind === 'table') ? rowNotes(written, setting) : []),
      ...sectionNotes(checked, answer, setting),
    ],
  };
}

/** A workbook contains tables instead of charts, and so does a document without a chart. */
function blocksOf(
  checked: ReportWithView,
  answer: ReportAnswer,
  written: WrittenRows,
  setting: SectionSetting,
): Block[] {
  const { chart, display_mode = 'both' } = checked.part;
  const isDrawn = chart !== undefined && setting.format !== exportFormats.excel;
  const order = isDrawn ? orders[display_mode] : orders.table;
  return order.flatMap((kind): Block[] => {
    if (kind === 'table') return [{ kind, table: reportTable(checked, answer, written, setting) }];
    if (!chart) return [];
    return [{ kind, picture: { svg: chart.svg, summary: chart.summary.trim() } }];
  });
}

/** Other choices made on screen: alternative rows, or the subject of a pie chart. */
function viewFacts(
  { definition, part }: ReportWithView,
  answer: ReportAnswer,
  reading: ReaderTexts,
  blocks: readonly Block[],
): Fact[] {
  const { t } = reading;
  if (part.rows_by)
    return [{ label: t('shell:export.rows'), value: t(`shell:report.by_${part.rows_by}`) }];
  const isPie = definition.chart.kind === 'pie' && blocks.some(({ kind }) => kind === 'picture');
  const rows = shownRows(definition, answer.rows, (row, of) => rowLead(row, of, reading));
  const selected = rows
    .flatMap((row): readonly ShownRow[] => [row, ...row.inner])
    .find(({ key }) => key === part.selected_month);
  return isPie && selected ? [{ label: t('shell:chart.shown'), value: selected.lead }] : [];
}

/** Why the report is empty, in the words of the screen. */
function emptyText(
  filters: readonly Fact[],
  { range, isNarrowed, reading: { t } }: SectionSetting,
): string {
  const why = filters.length > 0 ? 'filtered' : isNarrowed ? 'narrowed' : 'text';
  return t(`shell:report.empty_${why}`, {
    from: formatDate(range.date_from),
    to: formatDate(range.date_to),
    filters: filters
      .map(({ label, value }) => t('shell:filter.pill', { filter: label, values: value }))
      .join('; '),
  });
}
