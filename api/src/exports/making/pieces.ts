import type { Block, ExportDocument, Photo, Picture, Section, TableRow } from '../document.ts';
import type { DrawnPicture, LoadedPhoto } from '../pdf/layout/loaded-section.ts';
import type { MadeFile, MessageToMaker } from './messages.ts';

/** Draws a picture; null when it is refused. */
export type DrawPicture = (
  picture: Picture,
  options: { readonly width: number; readonly signal: AbortSignal },
) => Promise<DrawnPicture | null>;

/**
 * Widths of drawings in pixels: on a page sharp enough for print, in a picture as wide as shown
 * there.
 */
const pictureWidths = { pdf: 1400, png: 1656, pictures: 1656, labels: 1400 };
const rowsAtOnce = 200;

interface PiecesOptions {
  readonly signal: AbortSignal;
  readonly draw: DrawPicture;
  readonly onSection: (done: number) => void;
}

type Table = Extract<Block, { kind: 'table' }>;

/**
 * A section whose pictures and photos are being loaded; the rows of its tables are read in their
 * turn.
 */
interface BegunSection {
  readonly section: Section;
  readonly begun: readonly (Table | Promise<MessageToMaker>)[];
}

/** Splits a document into pieces, one section after another. */
export async function* pieces(
  { title, cover, wording, sections }: ExportDocument,
  file: MadeFile,
  { signal, draw, onSection }: PiecesOptions,
): AsyncGenerator<MessageToMaker> {
  const { locale, direction, currencySymbol } = wording;
  yield { kind: 'begin', file, title, cover, wording: { locale, direction, currencySymbol } };
  let done = 0;
  const begin = async (block: Exclude<Block, Table>): Promise<MessageToMaker> => {
    if (block.kind === 'axle map') return block;
    if (block.kind === 'photos') {
      const { photos, missing } = block.photos;
      return { kind: 'photos', photos: await Promise.all(photos.map(readPhoto)), missing };
    }
    const { picture } = block;
    const drawn = await draw(picture, { width: pictureWidths[file], signal });
    return { kind: 'picture', drawn: drawn && sized(drawn), summary: picture.summary };
  };
  for await (const { section, begun } of prefetchSections(sections, begin)) {
    const { blocks: _, ...described } = section;
    yield { kind: 'section', section: described };
    for (const block of begun) {
      if (block instanceof Promise) {
        yield await block;
        continue;
      }
      yield { kind: 'table', columns: block.table.columns };
      for await (const rows of batches(block.table.rows)) yield { kind: 'rows', rows };
    }
    done += 1;
    onSection(done);
  }
  yield { kind: 'end' };
}

/**
 * Reads the next section, and starts on its pictures, while the pictures of the current one are
 * drawn.
 */
async function* prefetchSections(
  sections: ExportDocument['sections'],
  begin: (block: Exclude<Block, Table>) => Promise<MessageToMaker>,
): AsyncGenerator<BegunSection> {
  let before: BegunSection | undefined;
  for await (const section of sections) {
    const begun = section.blocks.map((block) => {
      if (block.kind === 'table') return block;
      const piece = begin(block);
      // A failure is thrown where the piece is awaited, unless the file is abandoned before.
      piece.catch(() => undefined);
      return piece;
    });
    if (before) yield before;
    before = { section, begun };
  }
  if (before) yield before;
}

async function readPhoto({ read, ...photo }: Photo): Promise<LoadedPhoto> {
  const jpeg = await read();
  return { ...photo, jpeg: jpeg && isWhole(jpeg) ? jpeg : null };
}

/**
 * Returns whether a JPEG file has its start and end markers; a file that is damaged in between
 * cannot be detected.
 */
const isWhole = (jpeg: Uint8Array): boolean =>
  jpeg[0] === 0xff && jpeg[1] === 0xd8 && jpeg.at(-2) === 0xff && jpeg.at(-1) === 0xd9;

const sized = ({ png, width, height }: DrawnPicture): DrawnPicture => ({ png, width, height });

async function* batches(
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
