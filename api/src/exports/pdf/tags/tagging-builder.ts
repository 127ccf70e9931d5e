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

/** Rows that tables keep on the page of their header. */
export const keptWithHeader = 1;

/**
 * Lays content out, and notes of each line and picture which tag it is part of. Keeps the last rows of a table on the
 * page of what stands below it.
 */
export class TaggingBuilder extends LayoutBuilder {
  private element: TagElement | undefined;
  private keptRows = 0;
  /** The header of the table whose last rows are being kept; null where it is kept with them. */
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

  /** A row is a block already: another one that begins within it lasts until {@link endKeptRows}. */
  override processRow(row: LaidRow): object {
    const { rowIndex, tableBody } = row;
    if (this.keptRows > 0 && tableBody.length - rowIndex === this.keptRows) {
      this.keptHeader = rowIndex > keptWithHeader ? (this.writer.repeatables.at(-1) ?? null) : null;
      this.writer.beginUnbreakableBlock();
    }
    return super.processRow(row);
  }

  /** The table has ended, and does not repeat its header by itself where the block begins a page. */
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
