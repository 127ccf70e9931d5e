import type { Block, ExportDocument, Photo, Picture, Section, TableRow } from '../document.ts';
import type { DrawnPicture, ReadPhoto } from '../pdf/layout/read-section.ts';
import type { MadeFile, ToMaker } from './messages.ts';

/** Draws a picture; null when it is refused. */
export type DrawPicture = (
  picture: Picture,
  options: { readonly width: number; readonly signal: AbortSignal },
) => Promise<DrawnPicture | null>;

/** Points of a picture: across a page as sharp as print needs, in a picture as wide as it stands there. */
const pictureWidths = { pdf: 1400, png: 1656, pictures: 1656, labels: 1400 };
const rowsAtOnce = 200;

interface Reading {
  readonly signal: AbortSignal;
  readonly draw: DrawPicture;
  readonly onSection: (done: number) => void;
}

type Table = Extract<Block, { kind: 'table' }>;

/** A section whose pictures and photos are on their way; rows of tables are read when it is their turn. */
interface BegunSection {
  readonly section: Section;
  readonly begun: readonly (Table | Promise<ToMaker>)[];
}

/** Takes a document to pieces, one section after another. */
export async function* pieces(
  { title, cover, wording, sections }: ExportDocument,
  file: MadeFile,
  { signal, draw, onSection }: Reading,
): AsyncGenerator<ToMaker> {
  const { locale, direction, currencySymbol } = wording;
  yield { kind: 'begin', file, title, cover, wording: { locale, direction, currencySymbol } };
  let done = 0;
  const begin = async (block: Exclude<Block, Table>): Promise<ToMaker> => {
    if (block.kind === 'axle map') return block;
    if (block.kind === 'photos') {
      const { photos, missing } = block.photos;
      return { kind: 'photos', photos: await Promise.all(photos.map(readPhoto)), missing };
    }
    const { picture } = block;
    const drawn = await draw(picture, { width: pictureWidths[file], signal });
    return { kind: 'picture', drawn: drawn && sized(drawn), summary: picture.summary };
  };
  for await (const { section, begun } of oneAhead(sections, begin)) {
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

/** While the pictures of a section are drawn the next section is read, and its pictures begun. */
async function* oneAhead(
  sections: ExportDocument['sections'],
  begin: (block: Exclude<Block, Table>) => Promise<ToMaker>,
): AsyncGenerator<BegunSection> {
  let before: BegunSection | undefined;
  for await (const section of sections) {
    const begun = section.blocks.map((block) => {
      if (block.kind === 'table') return block;
      const piece = begin(block);
      // A failure is thrown where the piece is awaited, unless the file is given up before.
      piece.catch(() => undefined);
      return piece;
    });
    if (before) yield before;
    before = { section, begun };
  }
  if (before) yield before;
}

async function readPhoto({ read, ...photo }: Photo): Promise<ReadPhoto> {
  const jpeg = await read();
  return { ...photo, jpeg: jpeg && isWhole(jpeg) ? jpeg : null };
}

/** Whether a JPEG file has its beginning and its end; the rest of a damaged one cannot be set. */
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
