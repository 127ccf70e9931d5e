import sax from 'sax';
import { DrawingRefused, drawingLimits } from './drawing-limits.ts';
import type { DrawingSize } from './drawing-size.ts';
import { DrawingWriter } from './drawing-writer.ts';

/** A drawing rewritten from allowed content only. */
export interface CleanDrawing extends DrawingSize {
  readonly svg: string;
}

/** Accepts only XML's five predefined entities. */
const reading = { strictEntities: true, position: false };

const refuse = (reason: string): never => {
  throw new DrawingRefused(reason);
};

/**
 * Rewrites a drawing from the elements, attributes and values of charts. The result refers to
 * nothing outside of itself: no scripts, pictures, style sheets, files or addresses. Content that
 * is not allowed is removed; a document that is more than a drawing is refused.
 *
 * @param svg a complete document, as sent by a browser
 * @throws DrawingRefused if it is no well-formed SVG, exceeds the limits, or has a document type
 * (and so entities) or processing instructions
 */
export function cleanDrawing(svg: string): CleanDrawing {
  if (svg.length > drawingLimits.bytes || Buffer.byteLength(svg) > drawingLimits.bytes)
    refuse('It has too many bytes.');
  const drawing = new DrawingWriter();
  const reader = sax.parser(true, reading);
  reader.onerror = (error) => refuse(error.message);
  reader.ondoctype = () => refuse('It has a document type.');
  reader.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') refuse('It has processing instructions.');
  };
  reader.onopentag = ({ name, attributes }) => drawing.open(name, texts(attributes));
  reader.onclosetag = (name) => drawing.close(name);
  reader.ontext = (text) => drawing.write(text);
  reader.oncdata = (text) => drawing.write(text);
  reader.write(svg).close();
  return drawing.done();
}

const texts = (attributes: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (attribute): attribute is [string, string] => typeof attribute[1] === 'string',
    ),
  );
