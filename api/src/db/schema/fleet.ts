import type { FleetType } from '@portal/contract/portal';
import type { ColumnType, Generated } from 'kysely';

/** Dates are `YYYY-MM-DD`; the purpose of each table is explained in docs/data-model.md. */
export interface AccountsTable {
  id: Generated<number>;
  nonsig: string;
  /** Null for a fleet that is known only by its number. */
  name: string | null;
  account_type: number;
  fleet_type: FleetType | null;
  country: string;
}

export interface LocationGroupsTable {
  id: Generated<number>;
  account_id: number;
  name: string;
}

interface Address {
  address: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export interface LocationsTable extends Address {
  id: Generated<number>;
  account_id: number;
  code: string;
  name: string;
  customer_number: string | null;
  latitude: number | null;
  longitude: number | null;
  group_id: number | null;
  region_id: number | null;
  dealer_id: number | null;
  is_head_office: Generated<boolean>;
  closed_at: Date | null;
  revision: Generated<number>;
}

export interface DealersTable extends Address {
  id: Generated<number>;
  nonsig: string;
  name: string;
  common_owner: string | null;
  is_ctsc: boolean;
  is_retreader: boolean;
  latitude: ColumnType<number | null, never, never>;
  longitude: ColumnType<number | null, never, never>;
}

export type Position = 'steer' | 'drive' | 'trail' | 'allpositions';

export interface ProductsTable {
  id: Generated<number>;
  kind: 'tire' | 'retread' | 'casing';
  brand: string;
  line: string;
  size: string;
  load_range: string | null;
  design_position: Position | null;
  original_tread_mm: number | null;
  /** The brand's id, set by the database. */
  brand_id: ColumnType<number, never, never>;
  revision: Generated<number>;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  merged_into: ColumnType<number | null, undefined, number>;
  name_key: ColumnType<string, never, never>;
}

export interface BrandsTable {
  id: Generated<number>;
  name: string;
}

export type CallType = 'emergency' | 'scheduled' | 'stock';
export type UnitLocation = 'roadside' | 'yard' | 'shop';

export interface ServiceCallsTable {
  id: Generated<number>;
  /** The number given by the call center. */
  call_number: string;
  account_id: number;
  location_id: number;
  dealer_id: number;
  call_type: CallType;
  unit_location: UnitLocation;
  status: 'open' | 'completed' | 'cancelled';
  received_at: Date;
  received_on: string;
  rolling_at: Date | null;
  completed_at: Date | null;
  state: string | null;
  unit_number: string | null;
  wheel_position: 'steer' | 'drive' | 'trail' | null;
}

export type LineKind =
  | 'new_tire'
  | 'retread_cap'
  | 'casing'
  | 'repair'
  | 'labour'
  | 'call_out'
  | 'fee';

export type Repair = 'nail_hole' | 'spot' | 'section' | 'bead';

export interface InvoiceLinesTable {
  id: Generated<number>;
  account_id: number;
  location_id: number;
  dealer_id: number;
  call_id: number | null;
  /** Copied from the line's call, kept in sync by the database; null without a call. */
  call_type: CallType | null;
  unit_location: UnitLocation | null;
  product_id: number | null;
  invoice_number: string;
  line_number: number;
  invoice_date: string;
  kind: LineKind;
  repair: Repair | null;
  quantity: number;
  amount: number;
}

export type Disposition = 'finished' | 'used' | 'rejected';

export interface CasingsTable {
  id: Generated<number>;
  /** The number of the plant's work order. */
  casing_number: string;
  account_id: number;
  location_id: number;
  dealer_id: number;
  product_id: number | null;
  tin: string | null;
  made_on: string | null;
  previous_caps: number;
  last_position: Position | null;
  picked_up_on: string | null;
  received_on: string | null;
  disposition: Disposition | null;
  disposed_on: string | null;
  reject_reason: string | null;
  nail_holes: Generated<number>;
  spots: Generated<number>;
  sections: Generated<number>;
  beads: Generated<number>;
  /** The tire that the casing belongs to, if known. */
  tire_id: number | null;
}

export interface CasingEventsTable {
  casing_id: number;
  step: 'picked_up' | 'received' | 'initial_inspection' | Disposition;
  happened_on: string;
}

export interface DemoLoadsTable {
  size: string;
  seed: number;
  today: string;
  loaded_at: Generated<Date>;
  settled_at: Date | null;
}

export interface FleetTables {
  accounts: AccountsTable;
  location_groups: LocationGroupsTable;
  location_regions: LocationGroupsTable;
  locations: LocationsTable;
  dealers: DealersTable;
  dealer_accounts: { dealer_id: number; account_id: number };
  user_accounts: { user_id: number; account_id: number };
  user_nonsigs: { user_id: number; dealer_id: number };
  brands: BrandsTable;
  products: ProductsTable;
  service_calls: ServiceCallsTable;
  invoice_lines: InvoiceLinesTable;
  casings: CasingsTable;
  casing_events: CasingEventsTable;
  demo_loads: DemoLoadsTable;
}
