import type { TagElement } from './pdfmake-steps.ts';
import type { Tag, TagGroup } from './tag.ts';

/** The tag tree of a document, which grows while its parts are laid out. */
export class Structure {
  private readonly root: TagElement;
  private readonly elements = new WeakMap<Tag, TagElement>();
  /** Elements directly below the root to which children can still be added. */
  private open: TagElement[] = [];
  /** The page on which each column heading was read; on later pages headings are decoration. */
  private readonly headings = new WeakMap<TagElement, PDFKit.PDFPage | null>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.root = pdf.struct('Document') as TagElement;
    pdf.addStructure(this.root);
  }

  /**
   * Returns the element of a tag. It is created at the first call, below the parent or the tag's
   * group.
   */
  elementOf(tag: Tag, parent: TagElement | undefined): TagElement {
    const known = this.elements.get(tag);
    if (known) return known;
    if (!tag.group) return this.add(tag, parent);
    this.addGroup(tag.group, parent);
    return this.elements.get(tag) ?? this.add(tag, parent);
  }

  /**
   * Returns whether a column heading, repeated on each page of its table, has already been on an
   * earlier page.
   */
  isRepeated(element: TagElement): boolean {
    const page = this.headings.get(element);
    if (page === null) this.headings.set(element, this.pdf.page);
    return Boolean(page && page !== this.pdf.page);
  }

  /** Closes the elements of a finished part; nothing more is added to them. */
  endPart(): void {
    for (const element of this.open) element.end();
    this.open = [];
  }

  private addGroup(group: TagGroup, parent: TagElement | undefined): void {
    const element = this.add(group, parent);
    for (const member of group.members) this.add(member, element);
  }

  private add(tag: Tag, parent: TagElement | undefined): TagElement {
    const { type, alt, actual, scope } = tag;
    const said = { ...(alt && { alt }), ...(actual && { actual }), ...(scope && { scope }) };
    const element = this.pdf.struct(type, said) as TagElement;
    (parent ?? this.root).add(element);
    if (!parent) this.open.push(element);
    if (scope === 'Column') this.headings.set(element, null);
    this.elements.set(tag, element);
    return element;
  }
}
