import type { Kysely } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { Cell } from '../../../../exports/document.ts';
import { readUnits } from '../read-units.ts';

const batch = 500;
/** Length of a VIN's ending, which people compare at the unit. */
const vinTail = 8;

interface Labelled {
  readonly selection: Parameters<typeof readUnits>[1];
  /** The reader's day. */
  readonly today: string;
  readonly owner: string;
  /** The text for "VIN". */
  readonly vin: string;
}

/**
 * Yields the labels of all units that match the filters. A code contains the plain unit number:
 * scanners that act as keyboards can enter it anywhere, and it stays valid if the portal's address
 * changes.
 */
export async function* labelRows(
  db: Kysely<Schema>,
  { selection, today, owner, vin: word }: Labelled,
): AsyncGenerator<readonly Cell[]> {
  for (let page_number = 1; ; page_number += 1) {
    const page = { page_number, page_size: batch };
    const { rows, total_items } = await readUnits(db, selection, page, today);
    for (const { unit_number, vin } of rows)
      yield [unit_number, unit_number, vin ? `${word} …${vin.slice(-vinTail)}` : '', owner];
    if (rows.length === 0 || page_number * batch >= total_items) return;
  }
}
