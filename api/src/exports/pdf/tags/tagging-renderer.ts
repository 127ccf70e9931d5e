import {
  type LaidImage,
  type LaidItem,
  type LaidLine,
  PageRenderer,
  type TagElement,
} from './pdfmake-steps.ts';
import type { TaggedDocument } from './tagged-document.ts';

/** Draws pages with marks that link their content to its tags. Untagged content is decoration. */
export class TaggingRenderer extends PageRenderer {
  constructor(private readonly pdf: TaggedDocument) {
    super(pdf);
  }

  override renderLine(line: LaidLine, x: number, y: number): void {
    const { element, inlines } = line;
    const draw = () => super.renderLine(line, x, y);
    const name = inlines.find(({ linkToDestination }) => linkToDestination)?.linkToDestination;
    if (!element || textOf(line).trim() === '' || this.pdf.structure.isRepeated(element))
      decorate(this.pdf, draw);
    else if (name) this.renderLink(element, line, { x, y, name });
    else this.mark(element, draw);
  }

  override renderImage(image: LaidImage): void {
    const draw = () => super.renderImage(image);
    const { element, x, y, _width: width, _height: height } = image;
    if (!element) {
      decorate(this.pdf, draw);
      return;
    }
    const { height: page } = this.pdf.page;
    element.dictionary.data.A = {
      O: 'Layout',
      Placement: 'Block',
      BBox: [x, page - y - height, x + width, page - y],
    };
    this.mark(element, draw);
  }

  override renderVector(vector: LaidItem): void {
    decorate(this.pdf, () => super.renderVector(vector));
  }

  /** Makes a line one link, however many words it has. */
  private renderLink(
    parent: TagElement,
    line: LaidLine,
    { x, y, name }: { readonly x: number; readonly y: number; readonly name: string },
  ): void {
    const element = this.pdf.struct('Link') as TagElement;
    parent.add(element);
    for (const inline of line.inlines) inline.linkToDestination = null;
    this.mark(element, () => super.renderLine(line, x, y));
    const [first] = line.inlines;
    // PDFKit distinguishes texts from names by their being objects.
    const said = { structParent: element, Contents: Object(textOf(line)) };
    this.pdf.goTo(x + (first?.x ?? 0), y, line.getWidth(), line.getHeight(), name, said);
    element.end();
  }

  private mark(element: TagElement, draw: () => void): void {
    const content = this.pdf.markStructureContent(String(element.dictionary.data.S));
    draw();
    this.pdf.endMarkedContent();
    element.add(content);
  }
}

const textOf = ({ inlines }: LaidLine): string => inlines.map(({ text }) => text).join('');

/** Draws content that is not read out. */
function decorate(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
}
