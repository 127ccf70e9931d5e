import type {
  Confirmation,
  Destination,
  RemovalReason,
  WearCondition,
  WheelPosition,
} from '@portal/contract/fleet-surveys';
import type { TireColumns } from './store-tire.ts';
import type { MountedTire } from './unit-mounts.ts';

/** The stored values of a removed tire: km and mm. */
export interface RemovedTireValues {
  readonly odometer_km: number | null;
  readonly hours: number | null;
  readonly tread_mm: number | null;
  readonly reason: RemovalReason;
  readonly destination: Destination;
  readonly comments: string;
  readonly conditions: readonly WearCondition[];
  /** The questions about an unlikely tread that were answered with yes. */
  readonly confirmed: readonly Confirmation[];
}

/** The origin of a tire to be mounted. */
export type TireSource =
  | { readonly kind: 'new'; readonly columns: TireColumns }
  | { readonly kind: 'stock'; readonly tireId: number }
  | { readonly kind: 'position'; readonly place: WheelPosition };

/** A request for one position: its tire is removed or moved, another one is mounted, or both. */
export interface Exchange {
  readonly place: WheelPosition;
  /**
   * The tire that the author has read at the position, and its revision; null and 0 if there was
   * none.
   */
  readonly tireId: number | null;
  readonly revision: number;
  readonly removed: RemovedTireValues | null;
  readonly mounted: TireSource | null;
  /** Path of the request in the call. */
  readonly path: string;
}

/** A tire that a change mounts at a position. */
export interface PlannedMount {
  readonly place: WheelPosition;
  readonly tire:
    | { readonly kind: 'new'; readonly columns: TireColumns }
    | {
        readonly kind: 'known';
        readonly tireId: number;
        readonly revision: number;
        readonly caps: number;
        /** Its previous position; null for a tire from stock. */
        readonly from: WheelPosition | null;
      };
  readonly odometerKm: number | null;
}

/** A tire that a change takes from its position: off the unit, or to another position on it. */
export interface PlannedMountEnd {
  readonly place: WheelPosition;
  readonly mount: MountedTire;
  readonly removed: RemovedTireValues | null;
}

/** The validated writes of a change. */
export interface ChangePlan {
  readonly endings: readonly PlannedMountEnd[];
  readonly mountings: readonly PlannedMount[];
}
