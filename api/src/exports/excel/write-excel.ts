import type { Writable } from 'node:stream';
import type { ExportDocument, Section } from '../document.ts';
import { unlessAborted } from '../unless-aborted.ts';
import { CellStyleNumbers } from './cell-style-numbers.ts';
import { CellTexts } from './cell-texts.ts';
import { LineCursor } from './line-cursor.ts';
import { maxSheetRows, ReportSheet } from './report-sheet.ts';
import { coverLines, type Line, sectionLines } from './section-lines.ts';
import { SheetNames } from './sheet-names.ts';
import { StyleSheet } from './style-sheet.ts';
import { type WorkbookFile, writeFile } from './workbook-file.ts';
import { rootRelationships, sheetPath, workbookParts } from './workbook-parts.ts';

export interface ExcelOptions {
  /** Receives the file; it is ended after it, and destroyed if the file cannot be written. */
  readonly out: Writable;
  readonly signal: AbortSignal;
  /** Receives the number of finished sections after each one. */
  readonly onSection?: (done: number) => void;
  /**
   * Maximum number of rows in a sheet; a longer table continues on another. By default as many as a
   * sheet can have.
   */
  readonly rowsPerSheet?: number;
}

/**
 * Writes a document as an Excel workbook: a cover sheet, and a sheet for each section. Rows are
 * written as they arrive, so that only few are in memory.
 *
 * @throws the error of a section or of the output, or the signal's reason as soon as it is aborted
 */
export const writeExcel = (document: ExportDocument, options: ExcelOptions): Promise<void> =>
  writeFile(options.out, options.signal, (file, signal) =>
    new WorkbookWriter(file, document, options).write(signal),
  );

class WorkbookWriter {
  private readonly styles = new StyleSheet();
  private readonly looks: CellStyleNumbers;
  private readonly texts = new CellTexts();
  private readonly names: SheetNames;
  private readonly sheets: ReportSheet[] = [];

  constructor(
    private readonly file: WorkbookFile,
    private readonly document: ExportDocument,
    private readonly options: ExcelOptions,
  ) {
    this.looks = new CellStyleNumbers(this.styles, document.wording);
    this.names = new SheetNames(document.title);
  }

  async write(signal: AbortSignal): Promise<void> {
    this.file.addText('_rels/.rels', rootRelationships);
    await this.addSheets(this.document, generated(coverLines(this.document)));
    await this.addSections(signal);
    this.file.addText('xl/styles.xml', this.styles.toXml());
    this.file.addText('xl/sharedStrings.xml', this.texts.toXml());
    for (const [path, text] of workbookParts(this.sheets)) this.file.addText(path, text);
  }

  private async addSections(signal: AbortSignal): Promise<void> {
    const sections = iteratorOf(this.document.sections);
    try {
      for (let done = 1; ; done += 1) {
        const next = await unlessAborted(Promise.resolve(sections.next()), signal);
        if (next.done) return;
        await this.addSheets(next.value, sectionLines(next.value));
        this.options.onSection?.(done);
      }
    } finally {
      // Not awaited: an abort must not wait for a pending read.
      Promise.resolve(sections.return?.()).catch(() => undefined);
    }
  }

  private async addSheets(
    { title, ending }: Pick<Section, 'title' | 'ending'>,
    lines: AsyncIterable<Line>,
  ): Promise<void> {
    const cursor = new LineCursor(lines);
    try {
      do {
        await cursor.repeatHeading();
        const sheet = new ReportSheet(this.names.nameFor(title, ending), cursor, {
          looks: this.looks,
          texts: this.texts,
          wording: this.document.wording,
          mostRows: this.options.rowsPerSheet ?? maxSheetRows,
          isFirst: this.sheets.length === 0,
        });
        const number = this.sheets.push(sheet);
        await this.file.addPart(sheetPath(number), sheet.toXml());
      } while ((await cursor.peek(1)).length > 0);
    } finally {
      cursor.close().catch(() => undefined);
    }
  }
}

async function* generated(lines: readonly Line[]): AsyncGenerator<Line> {
  yield* lines;
}

const iteratorOf = (
  sections: ExportDocument['sections'],
): AsyncIterator<Section> | Iterator<Section> =>
  Symbol.asyncIterator in sections ? sections[Symbol.asyncIterator]() : sections[Symbol.iterator]();
