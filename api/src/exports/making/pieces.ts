import type { ExportDocument, Picture, Section, TableRow } from '../document.ts';
import type { DrawnPicture } from '../pdf/layout/read-section.ts';
import type { MadeFile, ToMaker } from './messages.ts';

/** Draws a picture; null when it is refused. */
export type DrawPicture = (
  picture: Picture,
  options: { readonly width: number; readonly signal: AbortSignal },
) => Promise<DrawnPicture | null>;

/** Points of a picture: across a page as sharp as print needs, in a picture as wide as it stands there. */
const pictureWidths = { pdf: 1400, png: 1656, labels: 1400 };
const rowsAtOnce = 200;

interface Reading {
  readonly signal: AbortSignal;
  readonly draw: DrawPicture;
  readonly onSection: (done: number) => void;
}

/** A section whose pictures are on their way, in their order. */
interface BegunSection {
  readonly section: Section;
  readonly drawn: readonly Promise<DrawnPicture | null>[];
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
  const begin = (picture: Picture) => draw(picture, { width: pictureWidths[file], signal });
  for await (const { section, drawn } of oneAhead(sections, begin)) {
    const { blocks, ...described } = section;
    yield { kind: 'section', section: described };
    const pictures = [...drawn];
    for (const block of blocks) {
      if (block.kind === 'table') {
        yield { kind: 'table', columns: block.table.columns };
        for await (const rows of batches(block.table.rows)) yield { kind: 'rows', rows };
      } else {
        const picture = await pictures.shift();
        yield {
          kind: 'picture',
          drawn: picture ? sized(picture) : null,
          summary: block.picture.summary,
        };
      }
    }
    done += 1;
    onSection(done);
  }
  yield { kind: 'end' };
}

/** While the pictures of a section are drawn the next section is read, and its pictures begun. */
async function* oneAhead(
  sections: ExportDocument['sections'],
  begin: (picture: Picture) => Promise<DrawnPicture | null>,
): AsyncGenerator<BegunSection> {
  let before: BegunSection | undefined;
  for await (const section of sections) {
    const drawn = section.blocks.flatMap((block) =>
      block.kind === 'picture' ? [begin(block.picture)] : [],
    );
    // Whoever comes to one hears of its failure; nobody may.
    for (const each of drawn) each.catch(() => undefined);
    if (before) yield before;
    before = { section, drawn };
  }
  if (before) yield before;
}

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
