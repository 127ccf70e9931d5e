import path from 'node:path';
import type { Databases } from './data-set.ts';

/** The embedded databases: each lies in the data directory of its own API and goes with it. */
export const embeddedDatabases = (folder: string): Databases => ({
  folder: path.join(folder, 'embedded'),
  urlOf: () => null,
  empty: async () => undefined,
});
