import type { FleetType } from '@portal/contract/portal';
import type { CallType, Disposition, LineKind, Position, UnitLocation } from './fleet.ts';

interface PurchaseSums {
  lines: number;
  spend: number;
  new_lines: number;
  new_units: number;
  cap_lines: number;
  cap_units: number;
  cap_spend: number;
  repair_lines: number;
  repair_spend: number;
  product_spend: number;
}

interface ProductSums {
  lines: number;
  units: number;
  spend: number;
}

/** Sums of invoice lines, written only by triggers. */
interface PurchaseRollUps {
  purchase_days: PurchaseSums & {
    account_id: number;
    day: string;
    call_type: CallType | 'none';
    unit_location: UnitLocation | 'none';
  };
  fleet_purchase_days: PurchaseSums & {
    fleet_type: FleetType;
    day: string;
    call_type: CallType | 'none';
    unit_location: UnitLocation | 'none';
  };
  product_months: ProductSums & { account_id: number; month: string; product_id: number };
  fleet_product_days: ProductSums & {
    fleet_type: FleetType;
    product_id: number;
    day: string;
    kind: LineKind;
  };
}

/** Sums of completed calls and of casings, written only by triggers. */
interface RecordRollUps {
  fleet_call_days: {
    fleet_type: FleetType;
    day: string;
    call_type: CallType;
    unit_location: UnitLocation;
    calls: number;
    rolled: number;
    roll_seconds: number;
  };
  fleet_call_months: {
    fleet_type: FleetType;
    month: string;
    state: string;
    call_type: CallType;
    unit_location: UnitLocation;
    calls: number;
  };
  fleet_state_days: {
    fleet_type: FleetType;
    day: string;
    state: string;
    call_type: CallType;
    calls: number;
  };
  fleet_casing_days: {
    fleet_type: FleetType;
    outcome: Disposition | 'received';
    day: string;
    is_ctsc: boolean;
    casings: number;
    turned: number;
    turn_days: number;
  };
  fleet_casing_months: CasingSums & { month: string; reject_reason: string; is_ctsc: boolean };
  fleet_brand_days: CasingSums & { day: string };
  fleet_brand_months: CasingSums & { month: string };
  fleet_reason_days: {
    fleet_type: FleetType;
    day: string;
    reject_reason: string;
    casings: number;
  };
}

/** Casings of a fleet type by brand and position, with their sums. */
interface CasingSums {
  fleet_type: FleetType;
  outcome: Disposition | 'received';
  brand: string;
  position: Position | 'unknown';
  casings: number;
  caps: number;
  aged: number;
  age_days: number;
  nail_holes: number;
  spots: number;
  sections: number;
  beads: number;
}

/** Sums of records, for national reports and for long periods. */
export interface RollUpTables extends PurchaseRollUps, RecordRollUps {}
