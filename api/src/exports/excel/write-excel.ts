import type { Writable } from 'node:stream';
import type { ExportDocument, Section } from '../document.ts';
import { unlessAborted } from '../unless-aborted.ts';
import { CellLooks } from './cell-looks.ts';
import { CellTexts } from './cell-texts.ts';
import { LineCursor } from './line-cursor.ts';
import { mostRows, ReportSheet } from './report-sheet.ts';
import { coverLines, type Line, sectionLines } from './section-lines.ts';
import { SheetNames } from './sheet-names.ts';
import { StyleSheet } from './style-sheet.ts';
import { type WorkbookFile, writeFile } from './workbook-file.ts';
import { rootRelationships, sheetPath, workbookParts } from './workbook-parts.ts';

export interface ExcelOptions {
  /** Takes the file; it is ended with it, and destroyed when it cannot be written. */
  readonly out: Writable;
  readonly signal: AbortSignal;
  /** Told after each section how many are done. */
  readonly onSection?: (done: number) => void;
  /** Of a sheet; a longer table goes on in another. As many as a sheet can hold unless given. */
  readonly rowsPerSheet?: number;
}

/**
 * Writes a document as an Excel workbook: a sheet that says what it is about, and one for each
 * section. Rows are written as they come, so that only few are in memory.
 *
 * @throws what a section or the output fails with, or the signal's reason as soon as it is aborted
 */
export const writeExcel = (document: ExportDocument, options: ExcelOptions): Promise<void> =>
  writeFile(options.out, options.signal, (file, signal) =>
    new WorkbookWriter(file, document, options).write(signal),
  );

class WorkbookWriter {
  private readonly styles = new StyleSheet();
  private readonly looks: CellLooks;
  private readonly texts = new CellTexts();
  private readonly names: SheetNames;
  private readonly sheets: ReportSheet[] = [];

  constructor(
    private readonly file: WorkbookFile,
    private readonly document: ExportDocument,
    private readonly options: ExcelOptions,
  ) {
    this.looks = new CellLooks(this.styles, document.wording);
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
      // Whoever aborts does not wait for what is being read.
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
          mostRows: this.options.rowsPerSheet ?? mostRows,
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
