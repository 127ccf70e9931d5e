import {
  type HistoryEntry,
  type HistoryKind,
  historyKinds,
  historyPlace,
  type InvoiceLine,
} from '@portal/contract/analysis-reports';
import type { Cell, CellFormat, Section } from '../../../exports/document.ts';
import type { EntryTextContext } from './entry-text.ts';

/** A column of a sheet: heading, format and value. */
interface SheetColumn<Row> {
  /** Key of a text. */
  readonly label: string;
  /** `text` unless given. */
  readonly format?: CellFormat;
  readonly cell: (row: Row, telling: EntryTextContext) => Cell;
}

type EntryColumn = SheetColumn<HistoryEntry>;

const date: EntryColumn = {
  label: 'unit_history.date',
  format: 'date',
  cell: ({ happened_on }) => happened_on,
};
const position: EntryColumn = { label: 'unit_history.position', cell: historyPlace };
const product: EntryColumn = { label: 'unit_history.product', cell: (entry) => entry.product };
const location: EntryColumn = { label: 'unit_history.location', cell: ({ place }) => place };
const doneBy: EntryColumn = { label: 'unit_history.done_by', cell: ({ done_by }) => done_by };
const comments: EntryColumn = { label: 'unit_history.comments', cell: (entry) => entry.comments };

const odometer = ({ distance_format }: EntryTextContext['formats']): EntryColumn => ({
  label: `unit_history.odometer_${distance_format}`,
  format: 'integer',
  cell: (entry) => entry.odometer,
});

const integerColumn = (
  label: string,
  count: (entry: HistoryEntry) => number | undefined,
): EntryColumn => ({
  label,
  format: 'integer',
  cell: (entry) => count(entry) ?? null,
});

const textColumn = (
  label: string,
  key: (entry: HistoryEntry) => string | null | undefined,
): EntryColumn => ({
  label,
  cell: (entry, { t }) => {
    const found = key(entry);
    return found ? t(found) : null;
  },
});

const inspected = [
  integerColumn('unit_history.tires_expected', ({ inspection }) => inspection?.tires_expected),
  integerColumn('unit_history.tires', ({ inspection }) => inspection?.tires_read),
  integerColumn('unit_history.critical', ({ inspection }) => inspection?.criticals),
  integerColumn('unit_history.warning', ({ inspection }) => inspection?.warnings),
  integerColumn('unit_history.photo', ({ inspection }) => inspection?.photos),
];

/** Returns the columns of a kind, in the reader's units. */
function columnsOf(
  kind: HistoryKind,
  { formats }: Pick<EntryTextContext, 'formats'>,
): readonly EntryColumn[] {
  const meter = odometer(formats);
  switch (kind) {
    case 'inspection':
      return [
        date,
        meter,
        textColumn(
          'unit_history.survey',
          (entry) => `history_survey.${entry.inspection?.survey_kind}`,
        ),
        location,
        doneBy,
        ...inspected,
        comments,
      ];
    case 'crossing':
      return [date, meter, location, doneBy, ...inspected, comments];
    case 'mount':
      return [
        date,
        meter,
        position,
        product,
        integerColumn('unit_history.caps', ({ mount }) => mount?.caps),
      ];
    case 'removal':
      return [
        date,
        meter,
        position,
        product,
        textColumn('unit_history.reason', ({ removal }) => `removal_reason.${removal?.reason}`),
        {
          label: `unit_history.tread_${formats.tread_depth_format}`,
          format: formats.tread_depth_format === 'mm' ? 'ratio' : 'mean',
          cell: ({ removal }) => removal?.tread_depth ?? null,
        },
        textColumn(
          'unit_history.destination',
          ({ removal }) => `history_destination.${removal?.destination}`,
        ),
        location,
        comments,
      ];
    case 'repair':
      return [
        date,
        textColumn('unit_history.what', ({ repair }) => `history_repair.${repair?.done}`),
        meter,
        position,
        product,
        integerColumn('unit_history.nail_hole', ({ repair }) => repair?.nail_holes),
        integerColumn('unit_history.spot', ({ repair }) => repair?.spots),
        integerColumn('unit_history.section', ({ repair }) => repair?.sections),
        integerColumn('unit_history.bead', ({ repair }) => repair?.beads),
        doneBy,
        comments,
      ];
    case 'torque':
      return [
        date,
        meter,
        position,
        textColumn('torque.result', ({ torque }) => `torque_result.${torque?.result}`),
        integerColumn(
          `torque.measured_${formats.torque_format}`,
          ({ torque }) => torque?.measured ?? undefined,
        ),
        integerColumn(`unit_history.least_${formats.torque_format}`, ({ torque }) => torque?.least),
        integerColumn(`unit_history.most_${formats.torque_format}`, ({ torque }) => torque?.most),
        location,
        doneBy,
      ];
    case 'call':
      return [
        date,
        { label: 'unit_history.call_number', cell: ({ call }) => call?.call_number ?? null },
        textColumn('unit_history.call_type', ({ call }) => `history_call.${call?.call_type}`),
        textColumn(
          'unit_history.call_place',
          ({ call }) => `history_call_place.${call?.unit_location}`,
        ),
        textColumn('unit_history.state', ({ call }) => `history_call_state.${call?.status}`),
        position,
        location,
        doneBy,
        { label: 'unit_history.cost', format: 'currency', cell: ({ cost }) => cost },
      ];
  }
}

interface ChargedLine extends InvoiceLine {
  readonly entry: HistoryEntry;
}

const lineColumns: readonly SheetColumn<ChargedLine>[] = [
  { label: 'unit_history.date', format: 'date', cell: ({ entry }) => entry.happened_on },
  { label: 'unit_history.call_number', cell: ({ entry }) => entry.call?.call_number ?? null },
  { label: 'unit_history.invoice_date', format: 'date', cell: (line) => line.invoice_date },
  { label: 'unit_history.invoice_number', cell: (line) => line.invoice_number },
  { label: 'unit_history.kind', cell: ({ kind }, { t }) => t(`history_line.${kind}`) },
  { label: 'unit_history.product', cell: (line) => line.product },
  { label: 'unit_history.quantity', format: 'integer', cell: (line) => line.quantity },
  { label: 'unit_history.amount', format: 'currency', cell: (line) => line.amount },
];

/**
 * Returns a section for each kind of entries, and one for the lines of invoices.
 *
 * @param chosen the kind to which the history was narrowed
 */
export function detailSections(
  entries: readonly HistoryEntry[],
  chosen: HistoryKind | undefined,
  telling: EntryTextContext,
): Section[] {
  const kinds = chosen ? [chosen] : historyKinds;
  const lines = entries.flatMap((entry) =>
    (entry.call?.lines ?? []).map((line) => ({ ...line, entry })),
  );
  return [
    ...kinds.map((kind) =>
      sectionOf(
        `history_sheet.${kind}`,
        columnsOf(kind, telling),
        entries.filter((entry) => entry.kind === kind),
        telling,
      ),
    ),
    ...(kinds.includes('call')
      ? [sectionOf('history_sheet.lines', lineColumns, lines, telling)]
      : []),
  ];
}

function sectionOf<Row>(
  title: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  telling: EntryTextContext,
): Section {
  const { t } = telling;
  const section = { title: t(title), facts: [], notes: [] };
  if (rows.length === 0) return { ...section, blocks: [], empty: t('unit_history.empty.sheet') };
  return {
    ...section,
    blocks: [
      {
        kind: 'table',
        table: {
          columns: columns.map(({ label, format = 'text' }) => ({ heading: t(label), format })),
          rows: rows.map((row) => ({
            cells: columns.map(({ cell }) => cell(row, telling)),
            level: 0,
          })),
        },
      },
    ],
  };
}
