import type { ExportState } from '@portal/contract/portal';
import type { ExportFormat } from '@portal/contract/wire';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The table of exports; its columns are explained in `docs/data-model.md`. */
export interface GeneratedReportsTables {
  generated_reports: GeneratedReportsTable;
}

interface GeneratedReportsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  account_ids: number[];
  name: string;
  format: ExportFormat;
  state: ExportState;
  done: Generated<number>;
  parts: number;
  failure: string | null;
  /** Written as JSON text, and read as the parsed value. */
  request: ColumnType<unknown, string, null>;
  locale: string;
  user_time: string;
  client_key: string | null;
  file: string | null;
  size: number | null;
  created_at: Date;
  seen_at: Date | null;
  expires_at: Date;
}
