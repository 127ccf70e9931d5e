import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The purpose of each table is explained in docs/data-model.md. Dates are `YYYY-MM-DD`. */
interface AxleConfigurationsTable {
  code: string;
  types: string[];
}

interface AxlesTable {
  configuration: string;
  axle_number: number;
  role: 'steer' | 'drive' | 'trailer' | 'dolly' | 'lift';
  is_dual: boolean;
}

interface WheelPositionsTable {
  configuration: string;
  axle_number: number;
  side: 'left' | 'right';
  slot: 'outer' | 'inner' | 'single';
}

interface UnitOwnersTable {
  id: Generated<number>;
  account_id: number;
  name: string;
}

/** The columns of a row that several people may change, perhaps from devices without a network. */
export interface RevisionColumns {
  revision: Generated<number>;
  /** The key of the write that created the row, by which its author may name it. */
  client_key: string | null;
  created_by: number | null;
  changed_at: Generated<Date>;
}

export interface UnitsTable extends RevisionColumns {
  id: Generated<number>;
  account_id: number;
  location_id: number | null;
  owner_id: number | null;
  unit_number: string;
  number_key: GeneratedAlways<string>;
  type: 'tractor' | 'trailer' | 'dolly' | 'misc';
  configuration: string;
  vocation: string | null;
  meter: 'odometer' | 'hub' | 'none';
  is_active: Generated<boolean>;
  vin: string | null;
  dot: string | null;
  license_plate: string | null;
  license_plate_state: string | null;
  license_plate_country: string | null;
  manufacturer: string | null;
  model: string | null;
  year: number | null;
  deleted_at: Date | null;
}

export interface SurveysTable extends RevisionColumns {
  id: Generated<number>;
  account_id: number;
  location_id: number;
  kind: 'yard' | 'roadside' | 'dealer' | 'checkpoint';
  survey_number: string | null;
  survey_date: string;
  surveyor: string;
  dealer_id: number | null;
  comments: Generated<string>;
  state: 'open' | 'finished';
  finished_at: Date | null;
  is_crossing: GeneratedAlways<boolean>;
}

export interface UnitInspectionsTable extends RevisionColumns {
  id: Generated<number>;
  account_id: number;
  survey_id: number;
  unit_id: number;
  inspected_on: string;
  unit_number: string;
  configuration: string;
  state: 'waiting' | 'started' | 'done';
  color: Generated<'grey' | 'green' | 'yellow' | 'red'>;
  odometer_km: number | null;
  hours: number | null;
  comments: Generated<string>;
  lifted_axles: Generated<number[]>;
  tires_expected: Generated<number>;
  tires_read: Generated<number>;
  warnings: Generated<number>;
  criticals: Generated<number>;
  flagged_wear: Generated<number>;
  flagged_valves: Generated<number>;
  is_ready: boolean | null;
  is_crossing: Generated<boolean>;
}

export interface CrossingsTable {
  survey_id: number;
  account_id: number;
  crossed_at: Date;
  local_date: string;
  /** `HH:MM:SS`. */
  local_time: string;
  expected_tires: number;
  hot_allowance_kpa: number | null;
  license_number: string | null;
  license_plate_image: number | null;
  direction: 'in' | 'out' | null;
  is_bidirectional: boolean;
}

interface RowChangesTable {
  kind: 'unit' | 'survey' | 'inspection' | 'reading' | 'tire' | 'removal' | 'finding' | 'image';
  row_id: number;
  revision: number;
  account_id: number;
  dealer_id: number | null;
  action: 'created' | 'changed' | 'deleted' | 'restored';
  fields: ColumnType<unknown, string>;
  changed_by: number | null;
  changed_by_name: string;
  changed_at: Date;
  changed_on: Generated<string>;
}

interface SurveyChangesTable {
  id: GeneratedAlways<number>;
  survey_id: number;
  number: Generated<number | null>;
  account_id: number;
  dealer_id: number | null;
  kind: RowChangesTable['kind'];
  row_id: number;
  revision: number;
  unit_id: number | null;
  inspection_id: number | null;
  position: string | null;
}

interface SurveyCountersTable {
  survey_id: number;
  last_number: number;
}

interface SurveyPresenceTable {
  survey_id: number;
  user_id: number;
  device: string;
  unit_id: number | null;
  stream: string | null;
  seen_at: Date;
}

interface IdempotencyKeysTable {
  user_id: number;
  client_key: string;
  call: string;
  body_hash: string;
  answer: ColumnType<unknown, string | null>;
  created_at: Date;
}

export interface SurveyTables {
  axle_configurations: AxleConfigurationsTable;
  axles: AxlesTable;
  wheel_positions: WheelPositionsTable;
  unit_owners: UnitOwnersTable;
  units: UnitsTable;
  surveys: SurveysTable;
  unit_inspections: UnitInspectionsTable;
  crossings: CrossingsTable;
  row_changes: RowChangesTable;
  survey_changes: SurveyChangesTable;
  survey_counters: SurveyCountersTable;
  survey_presence: SurveyPresenceTable;
  idempotency_keys: IdempotencyKeysTable;
}
