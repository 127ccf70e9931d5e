import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import { cellFormat } from '../../cell-format.ts';
import { cellText } from '../../cell-text.ts';
import type { TableRow } from '../../document.ts';
import { ink } from '../look.ts';
import { grouped, isTagged, type Tag, tagged, withTag } from '../tags/tag.ts';
import { rowsKeptWithHeader } from '../tags/tagging-builder.ts';
import type { Pen } from '../text/pen.ts';
import type { LoadedTable, SerializableWording } from './loaded-section.ts';
import { cellPadding, indent, type TableShape, type TableTexts } from './table-shape.ts';

/** Formats a table's cells as texts. */
export const tableTexts = (
  { columns, rows }: LoadedTable,
  wording: SerializableWording,
): TableTexts => ({
  columns,
  rows: rows.map((row) => ({
    texts: columns.map((_, at) =>
      cellText(row.cells[at] ?? null, cellFormat(columns, at, row), wording),
    ),
    isBold: row.isTotal === true,
  })),
});

type TableNode = Exclude<TableCell, string>;

/**
 * Returns a complete table: its header is repeated on each page, no row is broken across pages,
 * nested rows are indented, figures are right-aligned and totals are bold.
 */
export function tableContent(
  { columns, rows }: LoadedTable,
  texts: TableTexts,
  { shape, pen }: { readonly shape: TableShape; readonly pen: Pen },
): Content {
  const cell = (text: string, at: number, row?: TableRow): TableNode => {
    const isFigure = columns[at]?.format !== 'text' && columns[at]?.format !== 'date';
    const back = row?.level === 1 && at === 0 ? indent : 0;
    const bold = !row || row.isTotal === true;
    const color = row?.level === 1 ? ink.dimmed : ink.text;
    const style = { size: shape.size, bold, color, isFigure };
    const margin: [number, number, number, number] = pen.isRightToLeft
      ? [0, 0, back, 0]
      : [back, 0, 0, 0];
    const width = (shape.widths[at] ?? 0) - back;
    const written = pen.write(text, style, width);
    return {
      ...(isTagged(written) ? { stack: [written] } : written),
      ...(back > 0 ? { margin } : {}),
      verticalAlignment: row ? 'middle' : 'bottom',
    };
  };
  const line = (cells: readonly TableNode[], tags: readonly Tag[]): TableCell[] => {
    const members = grouped('TR', tags);
    return pen.beside(cells.map((each, at) => withTag(members[at] ?? 'TD', each)));
  };
  const headings = columns.map((): Tag => ({ type: 'TH', scope: 'Column' }));
  const figures = columns.map(
    (_, at): Tag =>
      at === 0 && columns.length > 1 ? { type: 'TH', scope: 'Row' } : { type: 'TD' },
  );
  const body = [
    line(
      columns.map(({ heading }, at) => cell(heading, at)),
      headings,
    ),
    ...rows.map((row, index) =>
      line(
        columns.map((_, at) => cell(texts.rows[index]?.texts[at] ?? '', at, row)),
        figures,
      ),
    ),
  ];
  return tagged('Table', {
    table: {
      headerRows: 1,
      keepWithHeaderRows: rowsKeptWithHeader,
      dontBreakRows: true,
      widths: pen.beside(shape.widths),
      body,
    },
    layout: tableLook(rows, shape.size),
    margin: [0, 6, 0, 8],
  });
}

function tableLook(rows: readonly TableRow[], size: number): CustomTableLayout {
  /** Lines are counted from the one above the header; line 1 is below it. */
  const isStrong = (line: number) =>
    line === 1 || rows[line - 1]?.isTotal === true || rows[line - 2]?.isTotal === true;
  return {
    hLineWidth: (line) => (line === 0 ? 0 : isStrong(line) ? 0.75 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (line) => (isStrong(line) ? ink.strong : ink.line),
    fillColor: (row) => (row === 0 ? ink.fill : rows[row - 1]?.isTotal ? ink.quiet : null),
    paddingLeft: () => cellPadding * size,
    paddingRight: () => cellPadding * size,
    paddingTop: () => size * 0.28,
    paddingBottom: () => size * 0.28,
  };
}
