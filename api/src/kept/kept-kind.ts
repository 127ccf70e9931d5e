import type { Schema } from '../db/schema/schema.ts';

/** The tables of rows that each have an owner and a name of the owner's. */
type NamedTable = {
  [Table in keyof Schema]: Schema[Table] extends {
    user_id: number;
    name: string;
    client_key: string | null;
  }
    ? Table
    : never;
}[keyof Schema];

/** What users keep under names of their own, in a table of its own. */
export interface KeptKind {
  readonly table: NamedTable;
  /** Where the name stands in a request. */
  readonly namePath: string;
  /**
   * Whether a deleted row can be restored for some days; its table has the column `deleted_at`, and
   * a unique index of names, if any, that leaves deleted rows out.
   */
  readonly canUndo: boolean;
  /** Where a request is told that there is no room for one more; nowhere in particular unless given. */
  readonly roomPath?: string;
  /** Whether several rows may have one name. */
  readonly repeatsNames?: boolean;
}
