import type {
  Confirmation,
  ReadingState,
  ReadTire,
  Resolution,
  Valve,
  WearCondition,
} from '@portal/contract/fleet-surveys';

/** A reading as stored: mm and kPa. */
export interface StoredReading {
  readonly id: number;
  readonly revision: number;
  readonly state: ReadingState;
  readonly pressure_kpa: number | null;
  readonly treads_mm: number[];
  readonly tread_mm: number | null;
  readonly valve: Valve | null;
  readonly resolution: Resolution | null;
  readonly comments: string;
  readonly confirmed: Confirmation[];
  readonly is_taken_over: boolean;
  readonly conditions: WearCondition[];
}

/** A tire at its position. */
export interface StoredTire {
  readonly mount_id: number;
  readonly tire_id: number;
  readonly revision: number;
  readonly product_id: number | null;
  readonly life_product_id: number | null;
  readonly brand: string | null;
  readonly line: string | null;
  readonly size: string | null;
  readonly load_range: string | null;
  readonly retread: string | null;
  readonly caps: number;
  readonly tin: string | null;
  readonly original_tread_mm: number | null;
  readonly started_on: string;
}

/** A position of the unit with everything known about it. */
export interface StoredWheel extends ReadTire {
  readonly isLifted: boolean;
  readonly tire: StoredTire | null;
  readonly reading: StoredReading | null;
  readonly previous: {
    readonly inspected_on: string;
    readonly pressure_kpa: number | null;
    readonly tread_mm: number | null;
  } | null;
}
