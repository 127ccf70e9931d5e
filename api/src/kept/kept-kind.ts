import type { Schema } from '../db/schema/schema.ts';

/** The tables whose rows have an owner, and a name that the owner chose. */
type NamedTable = {
  [Table in keyof Schema]: Schema[Table] extends {
    user_id: number;
    name: string;
    client_key: string | null;
  }
    ? Table
    : never;
}[keyof Schema];

/** A kind of thing that users save under a name, with its own table. */
export interface KeptKind {
  readonly table: NamedTable;
  /** The path of the name in a request. */
  readonly namePath: string;
  /**
   * Whether a deleted row can be restored for some days; its table has the column `deleted_at`, and
   * its unique index of names, if any, excludes deleted rows.
   */
  readonly canUndo: boolean;
  /** The path of the refusal when there is no room for one more; none by default. */
  readonly roomPath?: string;
  /** Whether several rows may have the same name. */
  readonly repeatsNames?: boolean;
}
