import path from 'node:path';
import type { Databases } from './data-set.ts';

/** The embedded databases: each is stored in the data directory of its API and deleted with it. */
export const embeddedDatabases = (folder: string): Databases => ({
  folder: path.join(folder, 'embedded'),
  urlOf: () => null,
  empty: async () => undefined,
});
