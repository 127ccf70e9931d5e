import {
  type LaidImage,
  type LaidLine,
  type LaidNode,
  LayoutBuilder,
  type TagElement,
} from './pdfmake-steps.ts';
import type { Structure } from './structure.ts';

/** Lays content out, and notes of each line and picture which tag it is part of. */
export class TaggingBuilder extends LayoutBuilder {
  private element: TagElement | undefined;
  structure: Structure | undefined;

  override processNode(node: LaidNode, isInCell?: boolean): void {
    const before = this.element;
    if (node.tag && this.structure) this.element = this.structure.elementOf(node.tag, before);
    super.processNode(node, isInCell);
    this.element = before;
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
