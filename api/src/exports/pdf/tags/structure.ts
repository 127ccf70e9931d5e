import type { TagElement } from './pdfmake-steps.ts';
import type { Tag, TagGroup } from './tag.ts';

/** The tree of a document's tags, which grows while its parts are laid out. */
export class Structure {
  private readonly root: TagElement;
  private readonly elements = new WeakMap<Tag, TagElement>();
  /** Those right below the root that can still grow. */
  private open: TagElement[] = [];
  /** On which page headings of columns were read; on further pages they are only seen. */
  private readonly headings = new WeakMap<TagElement, PDFKit.PDFPage | null>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.root = pdf.struct('Document') as TagElement;
    pdf.addStructure(this.root);
  }

  /** What a tag stands for, made when it is met first, in what its node stands in. */
  elementOf(tag: Tag, parent: TagElement | undefined): TagElement {
    const known = this.elements.get(tag);
    if (known) return known;
    if (!tag.group) return this.add(tag, parent);
    this.addGroup(tag.group, parent);
    return this.elements.get(tag) ?? this.add(tag, parent);
  }

  /** Whether a heading of a column, which stands on each page of its table, was on one before. */
  isRepeated(element: TagElement): boolean {
    const page = this.headings.get(element);
    if (page === null) this.headings.set(element, this.pdf.page);
    return Boolean(page && page !== this.pdf.page);
  }

  /** Nothing is added any more to what is there. */
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
