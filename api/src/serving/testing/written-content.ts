import type { ExportDocument } from '../../exports/document.ts';
import { type DrawPicture, pieces } from '../../exports/making/pieces.ts';
import type { MakingOptions } from '../../exports/making/run-maker.ts';

/** Keeps a drawing as it came. */
const undrawn: DrawPicture = async ({ svg }, { width }) => ({
  png: Buffer.from(svg),
  width,
  height: width,
});

const asText = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;

/** Writes all that a file is made of, piece by piece as lines of JSON, in place of the file. */
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
