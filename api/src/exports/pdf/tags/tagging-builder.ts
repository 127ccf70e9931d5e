import {
  type LaidImage,
  type LaidLine,
  type LaidNode,
  type LaidRow,
  LayoutBuilder,
  type RepeatedHeader,
  type TagElement,
} from './pdfmake-steps.ts';
import type { Structure } from './structure.ts';

/** Number of rows that stay on the page of their table's header. */
export const rowsKeptWithHeader = 1;

/**
 * Lays out content, and records the tag of each line and picture. Keeps the last rows of a table on
 * one page with the content below it.
 */
export class TaggingBuilder extends LayoutBuilder {
  private element: TagElement | undefined;
  private keptRows = 0;
  /** The header of the table whose last rows are being kept; null if it is kept with them. */
  private keptHeader: RepeatedHeader | null | undefined;
  structure: Structure | undefined;

  override processNode(node: LaidNode, isInCell?: boolean): void {
    const before = this.element;
    if (node.tag && this.structure) this.element = this.structure.elementOf(node.tag, before);
    if (node.keptRows) this.keptRows = node.keptRows;
    super.processNode(node, isInCell);
    if (node.keptRows) this.endKeptRows();
    this.element = before;
  }

  /**
   * A row is already a block; the block of the kept rows begins within it and lasts until {@link
   * endKeptRows}.
   */
  override processRow(row: LaidRow): object {
    const { rowIndex, tableBody } = row;
    if (this.keptRows > 0 && tableBody.length - rowIndex === this.keptRows) {
      this.keptHeader =
        rowIndex > rowsKeptWithHeader ? (this.writer.repeatables.at(-1) ?? null) : null;
      this.writer.beginUnbreakableBlock();
    }
    return super.processRow(row);
  }

  /**
   * Repeats the header explicitly if the block begins a page: the table has already ended and does
   * not do so itself.
   */
  private endKeptRows(): void {
    const { keptHeader: header, writer } = this;
    this.keptRows = 0;
    this.keptHeader = undefined;
    if (header === undefined) return;
    if (header) writer.pushToRepeatables(header);
    writer.commitUnbreakableBlock();
    if (header) writer.popFromRepeatables();
  }

  override buildNextLine(node: LaidNode): LaidLine | null {
    const line = super.buildNextLine(node);
    if (line && this.element) line.element = this.element;
    return line;
  }

  override processImage(node: LaidNode & LaidImage): void {
    if (this.element) node.element = this.element;
    super.processImage(node);
  }
}
