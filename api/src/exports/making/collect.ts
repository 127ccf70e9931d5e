import type { TableRow } from '../document.ts';
import { ExportRefused } from '../export-refused.ts';
import type { ReadDocument } from '../pdf/layout/definition.ts';
import { mostListed } from '../pdf/layout/parts.ts';
import type { ReadBlock, ReadSection } from '../pdf/layout/read-section.ts';
import type { MadeFile, ToMaker } from './messages.ts';

/**
 * Cells of all tables together that fit the memory of the maker: while they are laid out at once, and while they are
 * part by part.
 */
const mostCells = { atOnce: 20_000, inParts: 60_000 };

export interface Collected extends ReadDocument {
  readonly file: MadeFile;
}

/**
 * Puts the pieces of a document together.
 *
 * @throws ExportRefused when its tables hold more than can be laid out
 */
export async function collect(messages: AsyncIterable<ToMaker>): Promise<Collected> {
  let front: Omit<Collected, 'sections'> | undefined;
  const sections: ReadSection[] = [];
  let blocks: ReadBlock[] = [];
  let rows: TableRow[] = [];
  let [cells, sectionCells] = [0, 0];
  let images = 0;
  for await (const message of messages) {
    switch (message.kind) {
      case 'begin':
        front = message;
        break;
      case 'section':
        blocks = [];
        sectionCells = 0;
        sections.push({ ...message.section, blocks });
        break;
      case 'picture':
        images += 1;
        blocks.push({ ...message, name: `image-${images}` });
        break;
      case 'photos':
        blocks.push({
          ...message,
          photos: message.photos.map((photo) => {
            images += 1;
            return { ...photo, name: `image-${images}` };
          }),
        });
        break;
      case 'axle map':
        blocks.push(message);
        break;
      case 'table':
        rows = [];
        blocks.push({ kind: 'table', table: { columns: message.columns, rows } });
        break;
      case 'rows':
        rows.push(...message.rows);
        for (const row of message.rows) {
          cells += row.cells.length;
          sectionCells += row.cells.length;
        }
        if (sectionCells > mostCells.atOnce || cells > mostOf(front?.file, sections))
          throw new ExportRefused('tooLong');
        break;
      case 'end':
        if (front) return { ...front, sections };
    }
  }
  throw new Error('The document broke off');
}

const mostOf = (file: MadeFile | undefined, sections: readonly ReadSection[]): number =>
  file === 'pdf' && sections.length > mostListed ? mostCells.inParts : mostCells.atOnce;
