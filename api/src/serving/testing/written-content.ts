import type { ExportDocument } from '../../exports/document.ts';
import { type DrawPicture, pieces } from '../../exports/making/pieces.ts';
import type { MakingOptions } from '../../exports/making/run-maker.ts';

/** Returns a drawing undrawn, as its source. */
const undrawn: DrawPicture = async ({ svg }, { width }) => ({
  png: Buffer.from(svg),
  width,
  height: width,
});

const asText = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;

/** Writes the content of a file as lines of JSON, piece by piece, instead of the file. */
export async function writeContent(
  document: ExportDocument,
  { out, signal, onSection = () => {} }: MakingOptions,
): Promise<void> {
  try {
    for await (const piece of pieces(document, 'pdf', { signal, draw: undrawn, onSection }))
      out.write(`${JSON.stringify(piece, asText)}\n`);
    out.end();
  } catch (cause) {
    out.destroy();
    throw cause;
  }
}
