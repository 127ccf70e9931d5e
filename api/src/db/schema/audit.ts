import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The audit; its columns are explained in `docs/data-model.md`. */
export interface AuditTables {
  audit_entries: AuditEntriesTable;
}

/** Written as a text, and read as whatever it says. */
type Json = ColumnType<unknown, string | null, null>;

interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  at: Date;
  user_id: number | null;
  area: string;
  action: string;
  subject: string;
  account_id: number | null;
  /** Whom the entry names. */
  person_id: Generated<number | null>;
  before: Json;
  after: Json;
}
