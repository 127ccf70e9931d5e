import type { AccessTables } from './access.ts';
import type { FleetTables } from './fleet.ts';
import type { WordsSchema } from './words.ts';

/** Every table of the portal's database. */
export interface Schema extends AccessTables, FleetTables, WordsSchema {}
