import { cellFormat } from '../cell-format.ts';
import type { Cell, CellFormat, TableColumn } from '../document.ts';
import { linesOf } from '../text-width.ts';
import { cellContent, momentContent } from './cell-content.ts';
import type { CellStyleNumbers, TextStyleNumbers } from './cell-style-numbers.ts';
import type { CellTexts } from './cell-texts.ts';
import type { Line } from './section-lines.ts';

/**
 * The width of running text in characters, the height of one of its lines in points, and the
 * maximum height of a row in points.
 */
const [textWidth, lineHeight, highest] = [90, 15, 405];
/** Default column width. */
const otherWidth = 9;
/** Number of days whose cell content is cached: some years. */
const mostDays = 4000;

/** Writes lines as the rows of a sheet. */
export class SheetRows {
  /** Number of rows written so far. */
  count = 0;
  /** Ranges of merged cells. */
  readonly merged: string[] = [];

  /** The cell content of days, cached because a table has few different ones. */
  private readonly days = new Map<string, string | number | null>();

  constructor(
    private readonly looks: CellStyleNumbers,
    private readonly texts: CellTexts,
    private readonly widths: readonly number[],
  ) {}

  /** Returns a line as the row below those written before. */
  write(line: Line): string {
    this.count += 1;
    const { looks } = this;
    switch (line.kind) {
      case 'blank':
        return '';
      case 'title':
        return this.row(this.cell(0, looks.title, line.text));
      case 'chapter':
        return this.row(this.cell(0, looks.muted, line.text));
      case 'label':
        return this.row(this.cell(0, looks.label, line.text));
      case 'text':
        return this.running(0, line.text, looks.text);
      case 'note':
        return this.running(0, line.text, looks.note);
      case 'fact': {
        const { label, value, moment } = line.fact;
        const before = this.cell(0, looks.label, label);
        const days = moment === undefined ? null : momentContent(moment);
        return moment === undefined || days === null
          ? this.running(1, value, looks.text, before)
          : this.row(before + this.cell(1, looks.moment(moment), days));
      }
      case 'heading':
        return this.headings(line.columns);
      case 'row':
        return this.record(line);
    }
  }

  private headings(columns: readonly TableColumn[]): string {
    const cells = columns.map((column, at) =>
      this.cell(at, this.looks.heading(columns, at), column.heading),
    );
    const lines = columns.map(({ heading }, at) => linesOf(heading, this.widths[at] ?? otherWidth));
    return this.row(cells.join(''), heightOf(Math.max(1, ...lines)));
  }

  private record({ row, columns }: Extract<Line, { kind: 'row' }>): string {
    let cells = '';
    for (let at = 0; at < columns.length; at += 1) {
      const content = this.content(row.cells[at] ?? null, cellFormat(columns, at, row));
      if (content === null && !row.isTotal) continue;
      const text = typeof content === 'string' ? this.texts.write(content) : null;
      const look = this.looks.cell(columns, at, row, text?.isLikeFormula ?? false);
      cells += text ? this.start(at, look) + text.xml : this.cell(at, look, content);
    }
    return this.row(cells, row.level > 0 ? ` outlineLevel="${row.level}"` : '');
  }

  /**
   * Returns a row with a text; if it needs several lines, it spans as many columns as are easy to
   * read.
   */
  private running(at: number, text: string, looks: TextStyleNumbers, before = ''): string {
    let [end, width] = [at, 0];
    for (; width < textWidth; end += 1) width += this.widths[end] ?? otherWidth;
    const lines = linesOf(text, width);
    if (lines <= 1) return this.row(before + this.cell(at, looks.line, text));
    const [from, to] = [reference(at, this.count), reference(end - 1, this.count)];
    if (from !== to) this.merged.push(`${from}:${to}`);
    return this.row(before + this.cell(at, looks.lines, text), heightOf(lines));
  }

  private content(value: Cell, format: CellFormat): string | number | null {
    if (format !== 'date' || typeof value !== 'string') return cellContent(value, format);
    const known = this.days.get(value);
    if (known !== undefined) return known;
    const content = cellContent(value, format);
    if (this.days.size < mostDays) this.days.set(value, content);
    return content;
  }

  private row = (cells: string, attributes = ''): string =>
    `<row r="${this.count}"${attributes}>${cells}</row>`;

  private cell(at: number, look: number, content: string | number | null): string {
    const start = this.start(at, look);
    if (content === null) return `${start}/>`;
    return typeof content === 'number'
      ? `${start}><v>${content}</v></c>`
      : start + this.texts.write(content).xml;
  }

  private start = (at: number, look: number): string =>
    `<c r="${reference(at, this.count)}" s="${look}"`;
}

/** Spreadsheets compute the height of a single line themselves. */
const heightOf = (lines: number): string =>
  lines > 1 ? ` ht="${Math.min(highest, lines * lineHeight)}" customHeight="1"` : '';

const letters: string[] = [];

const reference = (at: number, row: number): string => {
  letters[at] ??= lettersOf(at);
  return letters[at] + row;
};

/** A, B … Z, AA … */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
