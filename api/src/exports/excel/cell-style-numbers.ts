import { cellFormat } from '../cell-format.ts';
import type { CellFormat, TableColumn, TableRow, Wording } from '../document.ts';
import { momentFormat, numberFormat } from './cell-content.ts';
import type { CellStyle, StyleSheet } from './style-sheet.ts';

/** The styles of a text that fits on one line, and of one that wraps. */
export interface TextStyleNumbers {
  readonly line: number;
  readonly lines: number;
}

const isFigure = (format: CellFormat | undefined): boolean =>
  format !== undefined && format !== 'text' && format !== 'date';

/** The style numbers of cells. */
export class CellStyleNumbers {
  readonly title: number;
  readonly muted: number;
  readonly label: number;
  readonly text: TextStyleNumbers;
  readonly note: TextStyleNumbers;
  private readonly ofTables = new Map<readonly TableColumn[], number[]>();

  constructor(
    private readonly styles: StyleSheet,
    private readonly wording: Wording,
  ) {
    const text = { ...this.start, quoted: true, top: true } as const;
    this.title = styles.numberOf({ ...this.start, font: 'title' });
    this.muted = styles.numberOf({ ...this.start, font: 'muted' });
    this.label = styles.numberOf({ ...this.start, font: 'bold', top: true });
    this.text = this.textLooks(text);
    this.note = this.textLooks({ ...text, font: 'muted' });
  }

  /** Returns the style of a column's heading. */
  heading(columns: readonly TableColumn[], at: number): number {
    const look = { font: 'bold', ground: 'heading', line: 'below', wrap: true } as const;
    const place = this.place(columns, at, columns[at]?.format ?? 'text');
    return this.styles.numberOf({ ...look, ...place });
  }

  /**
   * Returns the style of a record's cell in the column at an index.
   *
   * @param quoted whether the cell's text begins like a formula
   */
  cell(columns: readonly TableColumn[], at: number, row: TableRow, quoted: boolean): number {
    if (row.formats) return this.find(columns, at, row, quoted);
    const key = at * 8 + (row.isTotal ? 4 : 0) + row.level * 2 + (quoted ? 1 : 0);
    const looks = this.ofTables.get(columns) ?? [];
    this.ofTables.set(columns, looks);
    looks[key] ??= this.find(columns, at, row, quoted);
    return looks[key];
  }

  /** Returns the style of a moment beside its label. */
  moment(moment: string): number {
    const look = { align: this.leading, top: true } as const;
    return this.styles.numberOf({ ...look, numberFormat: momentFormat(moment) });
  }

  private textLooks(style: CellStyle): TextStyleNumbers {
    const { styles } = this;
    return { line: styles.numberOf(style), lines: styles.numberOf({ ...style, wrap: true }) };
  }

  /**
   * The alignment of texts; spreadsheets put Latin text on the left of any sheet by themselves, so
   * only right is set.
   */
  private get start(): Pick<CellStyle, 'align'> {
    return this.leading === 'right' ? { align: 'right' } : {};
  }

  /** The side on which a line begins. */
  private get leading(): 'left' | 'right' {
    return this.wording.direction === 'rtl' ? 'right' : 'left';
  }

  private find(
    columns: readonly TableColumn[],
    at: number,
    row: TableRow,
    quoted: boolean,
  ): number {
    const isIndented = row.level > 0 && at === 0;
    const format = cellFormat(columns, at, row);
    return this.styles.numberOf({
      numberFormat: numberFormat(format, this.wording),
      quoted,
      ...(row.isTotal && { font: 'bold', line: 'above' }),
      ...(isIndented && { indent: row.level, align: 'left' }),
      ...this.place(columns, at, format),
    });
  }

  /**
   * Aligns texts and days with the start of the line, indented if they follow a column of figures.
   */
  private place(
    columns: readonly TableColumn[],
    at: number,
    format: CellFormat,
  ): Pick<CellStyle, 'align' | 'indent'> {
    const [before, column] = [columns[at - 1]?.format, columns[at]?.format];
    if (isFigure(format) && column !== 'text') return { align: 'right' };
    if (isFigure(before)) return { align: this.leading, indent: 1 };
    return format === 'text' ? this.start : { align: this.leading };
  }
}
