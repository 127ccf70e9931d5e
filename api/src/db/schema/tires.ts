import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RevisionColumns } from './surveys.ts';

/**
 * The purpose of each table is explained in docs/data-model.md. Depths are in mm, pressures in kPa,
 * distances in km.
 */
interface CodesTable {
  code: string;
  place: number;
}

interface WearConditionsTable extends CodesTable {
  seen_on: 'steer' | 'drive' | 'trailer' | 'casing';
}

interface TirePosition {
  axle_number: number;
  side: 'left' | 'right';
  slot: 'outer' | 'inner' | 'single';
}

export interface TiresTable extends RevisionColumns {
  id: Generated<number>;
  account_id: number;
  product_id: number | null;
  tin: string | null;
  made_on: string | null;
  tire_number: Generated<string | null>;
  made_with: Generated<number | null>;
}

export interface TireLivesTable {
  tire_id: number;
  caps: number;
  product_id: number | null;
  original_tread_mm: number | null;
  /** The price of the tire including its casing, or of a retread's cap alone; null if unknown. */
  price: number | null;
  casing_value: number | null;
}

export interface MountsTable extends TirePosition {
  id: Generated<number>;
  account_id: number;
  tire_id: number;
  caps: number;
  unit_id: number;
  started_on: string;
  odometer_on_km: number | null;
  ended_on: string | null;
  mount_number: Generated<string | null>;
  begun_with: Generated<number | null>;
  ended_with: Generated<number | null>;
  client_key: string | null;
  created_by: number | null;
}

export interface TireChangesTable {
  id: Generated<number>;
  account_id: number;
  inspection_id: number;
  mounts_ended: number;
  client_key: string | null;
  created_by: number | null;
  changed_by_name: string;
  changed_at: Generated<Date>;
  undone_at: Date | null;
}

export interface RemovalsTable extends RevisionColumns {
  id: Generated<number>;
  account_id: number;
  location_id: number;
  mount_id: number;
  removed_on: string;
  survey_id: number | null;
  odometer_km: number | null;
  hours: number | null;
  tread_mm: number | null;
  reason: string;
  destination: 'retread' | 'scrap' | 'stock' | 'repair';
  comments: Generated<string>;
  confirmed: Generated<string[]>;
}

export interface RemovalConditionsTable {
  removal_id: number;
  condition: string;
}

export interface SpecsTable {
  id: Generated<number>;
  account_id: number;
  location_id: number | null;
  role: 'steer' | 'drive' | 'trailer' | 'dolly' | 'lift';
  valid_from: string;
  target_pressure_kpa: number | null;
  pull_depth_mm: number | null;
  casing_age_years: number | null;
  most_repairs: number | null;
  most_caps: number | null;
  m22_torque_nm: number | null;
  stud_20mm_torque_nm: number | null;
}

export interface SpecChangesTable
  extends Pick<SpecsTable, 'account_id' | 'location_id' | 'role' | 'valid_from'> {
  id: GeneratedAlways<number>;
  at: Date;
  user_id: number | null;
  before: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;
  after: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;
  takes_back: ColumnType<number | null, number | null | undefined, never>;
}

export interface SpecProductsTable {
  spec_id: number;
  product_id: number;
}

export interface ReadingsTable extends RevisionColumns, TirePosition {
  id: Generated<number>;
  account_id: number;
  inspection_id: number;
  mount_id: number | null;
  state: 'read' | 'not_read' | 'inaccessible';
  pressure_kpa: number | null;
  treads_mm: Generated<number[]>;
  /** The lowest of `treads_mm`. */
  tread_mm: GeneratedAlways<number | null>;
  valve: string | null;
  resolution: string | null;
  comments: Generated<string>;
  confirmed: Generated<string[]>;
  is_taken_over: Generated<boolean>;
}

export interface ReadingConditionsTable {
  reading_id: number;
  condition: string;
}

export interface FindingsTable {
  id: Generated<number>;
  account_id: number;
  inspection_id: number;
  check_name:
    | 'pressure'
    | 'tread_depth'
    | 'tread_mismatch_duals'
    | 'tread_mismatch_axle'
    | 'dual_pressure';
  severity: 'warning' | 'critical';
  axle_number: number;
  side: 'left' | 'right' | null;
  slot: 'outer' | 'inner' | 'single' | null;
  measured: number;
  limit_value: number;
  spec_id: number | null;
  revision: Generated<number>;
  outcome: string | null;
  comments: Generated<string>;
  closed_at: Date | null;
  closed_by: number | null;
  closed_by_name: Generated<string>;
}

export interface ChecklistAnswersTable {
  account_id: number;
  inspection_id: number;
  item: string;
  answer: 'pass' | 'fail' | 'not_applicable';
  notes: Generated<string>;
}

export interface TorqueChecksTable extends Pick<TirePosition, 'axle_number' | 'side'> {
  account_id: number;
  inspection_id: number;
  mount_id: number | null;
  odometer_km: number | null;
  fasteners: 'm22' | 'stud_20mm';
  least_nm: number;
  most_nm: number;
  measured_nm: number | null;
  result: 'in_spec' | 'low' | 'high' | 're_torqued' | 'missing_hardware';
}

export interface MountWearsTable {
  mount_id: number;
  number: number;
  account_id: number;
  location_id: number;
  unit_id: number;
  axle_number: number;
  product_id: number | null;
  is_retread: boolean;
  original_tread_mm: number | null;
  read_on: string;
  next_on: string | null;
  whole_before: string | null;
  survey_id: number | null;
  odometer_km: number | null;
  tread_mm: number;
  start_on: string | null;
  start_survey_id: number | null;
  start_odometer_km: number | null;
  start_tread_mm: number | null;
  is_from_fitting: boolean | null;
  driven_km: number | null;
  worn_mm: number | null;
  outcome: string;
}

export interface TireTables {
  wear_conditions: WearConditionsTable;
  valve_conditions: CodesTable;
  resolutions: CodesTable;
  removal_reasons: CodesTable;
  tires: TiresTable;
  tire_lives: TireLivesTable;
  mounts: MountsTable;
  tire_changes: TireChangesTable;
  removals: RemovalsTable;
  removal_conditions: RemovalConditionsTable;
  specs: SpecsTable;
  spec_products: SpecProductsTable;
  spec_changes: SpecChangesTable;
  readings: ReadingsTable;
  reading_conditions: ReadingConditionsTable;
  findings: FindingsTable;
  checklist_items: CodesTable;
  checklist_answers: ChecklistAnswersTable;
  torque_checks: TorqueChecksTable;
  mount_wears: MountWearsTable;
}
