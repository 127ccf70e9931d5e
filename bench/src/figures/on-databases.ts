import type { DatabaseMeasures } from '../database/measure-database.ts';
import { type Cell, type Column, columns, type Figure, type Goal } from '../table/figure.ts';
import { cellOf, type Part } from './part.ts';

/** The measurements on each kind of database. */
export type OnDatabases = Readonly<Record<Column, Part<DatabaseMeasures>>>;

/** Returns a function that creates figures with a column for each kind of database. */
export const figuresOn =
  (measured: OnDatabases) =>
  (name: string, read: (measures: DatabaseMeasures) => Cell, goal?: Goal): Figure => ({
    name,
    ...(goal && { goal }),
    ...Object.fromEntries(columns.map((column) => [column, cellOf(measured[column], read)])),
  });

/**
 * Returns the measurements of the first database available, for facts about the data, which are the
 * same on both.
 */
export const anyOf = (measured: OnDatabases): DatabaseMeasures | undefined =>
  columns.flatMap((column) => {
    const part = measured[column];
    return 'missing' in part ? [] : [part];
  })[0];
