import { xmlText } from '../xml-text.ts';
import {
  allowedAttributes,
  allowedElements,
  referencedElements,
  textElements,
} from './allowed-svg.ts';
import { DrawingRefused, drawingLimits } from './drawing-limits.ts';
import { type DrawingSize, drawingSize } from './drawing-size.ts';
import { withMarkRoom } from './mark-room.ts';

type Attributes = Readonly<Record<string, string>>;

const sizes: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height']);

/** Receives a document's elements as they are read, and writes the allowed ones. */
export class DrawingWriter {
  private readonly parts: string[] = [];
  /** The ancestors of the next element; removed ones have an empty name. */
  private readonly around: string[] = [];
  /** The text anchor in each ancestor. */
  private readonly anchors: string[] = [];
  private size: DrawingSize | null = null;
  private elements = 0;
  private characters = 0;

  open(name: string, attributes: Attributes): void {
    this.elements += 1;
    if (this.elements > drawingLimits.elements)
      throw new DrawingRefused('It has too many elements.');
    if (this.around.length >= drawingLimits.depth)
      throw new DrawingRefused('It is nested too deeply.');
    if (this.around.length === 0) this.openDrawing(name, attributes);
    else if (this.around.at(-1) === '' || !allowedElements.has(name)) this.enter('');
    else this.openElement(name, attributes);
  }

  close(name: string): void {
    this.anchors.pop();
    if (this.around.pop() !== '') this.parts.push(`</${name}>`);
  }

  write(text: string): void {
    if (!textElements.has(this.around.at(-1) ?? '')) return;
    this.characters += text.length;
    if (this.characters > drawingLimits.characters)
      throw new DrawingRefused('It has too much text.');
    this.parts.push(withMarkRoom(text, this.anchors.at(-1) ?? 'start'));
  }

  done(): DrawingSize & { readonly svg: string } {
    if (!this.size) throw new DrawingRefused('It is empty.');
    return { ...this.size, svg: this.parts.join('') };
  }

  private openDrawing(name: string, attributes: Attributes): void {
    if (name !== 'svg') throw new DrawingRefused('It is no drawing.');
    this.size = drawingSize(attributes);
    const { width, height, viewBox } = this.size;
    this.add('svg', [
      ['xmlns', 'http://www.w3.org/2000/svg'],
      ...[...allowedAttributes(attributes)].filter(([attribute]) => !sizes.has(attribute)),
      ['width', String(width)],
      ['height', String(height)],
      ['viewBox', viewBox.join(' ')],
    ]);
  }

  private openElement(name: string, attributes: Attributes): void {
    const isServing = [name, ...this.around].some((element) => referencedElements.has(element));
    const kept = [...allowedAttributes(attributes)];
    this.add(name, isServing ? kept.filter(([, value]) => !value.startsWith('url(')) : kept);
  }

  private enter(name: string, anchor = this.anchors.at(-1) ?? 'start'): void {
    this.around.push(name);
    this.anchors.push(anchor);
  }

  private add(name: string, attributes: readonly (readonly [string, string])[]): void {
    this.enter(name, attributes.find(([attribute]) => attribute === 'text-anchor')?.[1]);
    const written = attributes.map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
    this.parts.push(`<${name}${written.join('')}>`);
  }
}
