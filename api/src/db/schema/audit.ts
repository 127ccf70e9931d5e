import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The audit; its columns are explained in `docs/data-model.md`. */
export interface AuditTables {
  audit_entries: AuditEntriesTable;
}

/** Written as JSON text, and read as the parsed value. */
type Json = ColumnType<unknown, string | null, null>;

interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  at: Date;
  user_id: number | null;
  area: string;
  action: string;
  subject: string;
  account_id: number | null;
  /** The user whom the entry names. */
  person_id: Generated<number | null>;
  before: Json;
  after: Json;
}
