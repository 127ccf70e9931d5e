import type { Wording } from '../document.ts';
import type { CellStyleNumbers } from './cell-style-numbers.ts';
import type { CellTexts } from './cell-texts.ts';
import { columnWidths } from './column-widths.ts';
import type { LineCursor } from './line-cursor.ts';
import { SheetRows } from './sheet-rows.ts';

/** Maximum number of rows in a sheet. */
export const maxSheetRows = 1_048_576;

/** Number of lines from which column widths are computed. */
const sampleSize = 250;
const chunkSize = 64 * 1024;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export interface SheetOptions {
  readonly looks: CellStyleNumbers;
  readonly texts: CellTexts;
  readonly wording: Wording;
  readonly mostRows: number;
  /** Whether the sheet is shown when the workbook is opened. */
  readonly isFirst: boolean;
}

/** A sheet that takes as many lines from a cursor as fit. */
export class ReportSheet {
  /** The row of the first heading, from 1; 0 if there is none or it is not known yet. */
  headingRow = 0;

  constructor(
    readonly name: string,
    private readonly lines: LineCursor,
    private readonly options: SheetOptions,
  ) {}

  /** Generates the sheet's part of the workbook in chunks. */
  async *toXml(): AsyncGenerator<Buffer> {
    const { looks, texts, wording, mostRows } = this.options;
    const sample = await this.lines.peek(sampleSize);
    const widths = columnWidths(sample, wording);
    this.headingRow = sample.findIndex(({ kind }) => kind === 'heading') + 1;
    const rows = new SheetRows(looks, texts, widths);
    let xml = this.start(widths);
    while (rows.count < mostRows) {
      const line = await this.lines.next();
      if (!line) break;
      xml += rows.write(line);
      if (xml.length < chunkSize) continue;
      yield Buffer.from(xml);
      xml = '';
    }
    yield Buffer.from(xml + end(rows.merged));
  }

  private start(widths: readonly number[]): string {
    const { wording, isFirst } = this.options;
    const columns = widths.map(
      (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
    );
    const direction = wording.direction === 'rtl' ? ' rightToLeft="1"' : '';
    return [
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${main}">`,
      '<sheetPr><outlinePr summaryBelow="0"/><pageSetUpPr fitToPage="1"/></sheetPr>',
      `<sheetViews><sheetView${direction}${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">`,
      `${frozen(this.headingRow)}</sheetView></sheetViews>`,
      '<sheetFormatPr defaultRowHeight="15" outlineLevelRow="1"/>',
      `<cols>${columns.join('')}</cols><sheetData>`,
    ].join('');
  }
}

/** Keeps the headings, and everything above them, in view. */
const frozen = (row: number): string =>
  row === 0
    ? ''
    : `<pane ySplit="${row}" topLeftCell="A${row + 1}" activePane="bottomLeft" state="frozen"/>` +
      '<selection pane="bottomLeft"/>';

const end = (merged: readonly string[]): string => {
  const cells = merged.map((place) => `<mergeCell ref="${place}"/>`).join('');
  return [
    '</sheetData>',
    merged.length > 0 && `<mergeCells count="${merged.length}">${cells}</mergeCells>`,
    '<pageSetup orientation="landscape" fitToHeight="0"/>',
    '<headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter></worksheet>',
  ]
    .filter(Boolean)
    .join('');
};
