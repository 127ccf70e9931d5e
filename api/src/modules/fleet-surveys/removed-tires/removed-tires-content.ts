import {
  type RemovedTireRow,
  type RemovedTiresRequest,
  removedTiresList,
} from '@portal/contract/fleet-surveys';
import type { ListColumn } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkSelection, readRemovedTires } from './read-removed-tires.ts';
import { type RemovalFormats, removalFormatsOf } from './removal-units.ts';
import { factsOf, findRemovedTiresFilter } from './removed-tires-filter.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

/**
 * Returns the list of removed tires for a file, whose headings name the units of its values.
 *
 * @throws Refusal as `findRemovedTiresFilter` and `checkSelection` do
 */
export async function removedTiresContent(
  reading: QueryContext,
  selection: Omit<RemovedTiresRequest, keyof PageRequest>,
): Promise<ListContent<RemovedTireRow>> {
  const of = await findRemovedTiresFilter(reading, selection);
  await checkSelection(reading, selection);
  const formats = removalFormatsOf(reading.user);
  return {
    definition: {
      ...removedTiresList,
      columns: removedTiresList.columns.map((column) => withUnitHeadings(column, formats)),
    },
    of: await factsOf(reading.db, of),
    read: (page) => readRemovedTires(reading, of, selection, page),
  };
}

function withUnitHeadings(
  column: ListColumn,
  { tread_depth_format, distance_format }: RemovalFormats,
): ListColumn {
  switch (column.field) {
    case 'tread_depth':
      return {
        ...column,
        label: `removed_tire.tread_${tread_depth_format}`,
        format: tread_depth_format === 'mm' ? 'ratio' : 'mean',
      };
    case 'odometer':
      return { ...column, label: `removed_tire.odometer_${distance_format}`, format: 'integer' };
    case 'hours':
      return { ...column, format: 'mean' };
    default:
      return column;
  }
}
