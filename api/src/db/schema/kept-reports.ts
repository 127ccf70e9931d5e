import type { ExportState, KeptReportType } from '@portal/contract/portal';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * The tables of templates, favorites and saved copies; their columns are explained in
 * `docs/data-model.md`.
 */
export interface KeptReportsTables {
  dashboard_templates: DashboardTemplatesTable;
  favorite_reports: FavoriteReportsTable;
  kept_reports: KeptReportsTable;
}

/** Written as JSON text, and read as the parsed value. */
type Json<Empty = never> = ColumnType<unknown, string | Empty, string>;

interface DashboardTemplatesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  account_id: number;
  name: string;
  tab_type: string;
  date_type: string;
  date_from: string;
  date_to: string;
  form_version: number;
  saved_report: Json;
  revision: Generated<number>;
  client_key: string | null;
  created_at: Date;
  changed_at: Date;
  deleted_at: Date | null;
}

interface FavoriteReportsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  account_id: number | null;
  name: string;
  report_kind: number;
  request_url: string;
  form_version: number | null;
  saved_report: Json<null>;
  client_key: string | null;
  created_at: Date;
}

interface KeptReportsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  report_type: KeptReportType;
  name: string;
  subject: string;
  request: Json;
  user_time: string;
  account_ids: number[];
  unit_ids: number[];
  dealer_ids: number[] | null;
  inspection_ids: Generated<number[] | null>;
  state: ExportState;
  done: Generated<number>;
  parts: number;
  failure: string | null;
  runs: Generated<number>;
  answer: Json<null>;
  form_version: number;
  made_at: Date | null;
  client_key: string | null;
  created_at: Date;
  ordered_at: Date;
  seen_at: Date | null;
  deleted_at: Date | null;
}
