import type { TableRow } from '../document.ts';
import { ExportRefused } from '../export-refused.ts';
import type { LoadedDocument } from '../pdf/layout/definition.ts';
import type { LoadedBlock, LoadedSection } from '../pdf/layout/loaded-section.ts';
import { maxListedSections } from '../pdf/layout/parts.ts';
import type { MadeFile, MessageToMaker } from './messages.ts';

/**
 * Maximum number of table cells that fit the maker's memory: laid out at once, and laid out part by
 * part.
 */
const mostCells = { atOnce: 20_000, inParts: 60_000 };

export interface CollectedDocument extends LoadedDocument {
  readonly file: MadeFile;
}

/**
 * Assembles a document from its pieces.
 *
 * @throws ExportRefused if its tables have more cells than can be laid out
 */
export async function collect(messages: AsyncIterable<MessageToMaker>): Promise<CollectedDocument> {
  let front: Omit<CollectedDocument, 'sections'> | undefined;
  const sections: LoadedSection[] = [];
  let blocks: LoadedBlock[] = [];
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

const mostOf = (file: MadeFile | undefined, sections: readonly LoadedSection[]): number =>
  file === 'pdf' && sections.length > maxListedSections ? mostCells.inParts : mostCells.atOnce;
