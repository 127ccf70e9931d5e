import type { TableRow } from '../document.ts';
import { ExportRefused } from '../export-refused.ts';
import type { ReadDocument } from '../pdf/layout/definition.ts';
import type { ReadBlock, ReadSection } from '../pdf/layout/read-section.ts';
import type { MadeFile, ToMaker } from './messages.ts';

/** Cells of all tables together that fit the memory of the maker while they are laid out. */
const mostCells = 20_000;

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
  let cells = 0;
  for await (const message of messages) {
    switch (message.kind) {
      case 'begin':
        front = message;
        break;
      case 'section':
        blocks = [];
        sections.push({ ...message.section, blocks });
        break;
      case 'picture':
        blocks.push(message);
        break;
      case 'table':
        rows = [];
        blocks.push({ kind: 'table', table: { columns: message.columns, rows } });
        break;
      case 'rows':
        rows.push(...message.rows);
        cells += message.rows.reduce((sum, row) => sum + row.cells.length, 0);
        if (cells > mostCells) throw new ExportRefused('tooLong');
        break;
      case 'end':
        if (front) return { ...front, sections };
    }
  }
  throw new Error('The document broke off');
}
