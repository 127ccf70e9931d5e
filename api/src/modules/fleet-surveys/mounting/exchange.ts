import type {
  Confirmation,
  Destination,
  RemovalReason,
  WearCondition,
  WheelPosition,
} from '@portal/contract/fleet-surveys';
import type { TireColumns } from './keep-tire.ts';
import type { Mounted } from './unit-mounts.ts';

/** What is kept of a tire that comes off: km and mm. */
export interface Removed {
  readonly odometer_km: number | null;
  readonly hours: number | null;
  readonly tread_mm: number | null;
  readonly reason: RemovalReason;
  readonly destination: Destination;
  readonly comments: string;
  readonly conditions: readonly WearCondition[];
  /** The questions to an unlikely tread that were answered with yes. */
  readonly confirmed: readonly Confirmation[];
}

/** Where a tire that goes on comes from. */
export type Source =
  | { readonly kind: 'new'; readonly columns: TireColumns }
  | { readonly kind: 'stock'; readonly tireId: number }
  | { readonly kind: 'position'; readonly place: WheelPosition };

/** What is asked of one place: its tire comes off or goes elsewhere, another goes on, or both. */
export interface Exchange {
  readonly place: WheelPosition;
  /** The tire that the author has read to be there, and its revision; null and 0 for none. */
  readonly tireId: number | null;
  readonly revision: number;
  readonly removed: Removed | null;
  readonly mounted: Source | null;
  /** Where it stands in the call. */
  readonly path: string;
}

/** A tire that a change puts at a place. */
export interface Mounting {
  readonly place: WheelPosition;
  readonly tire:
    | { readonly kind: 'new'; readonly columns: TireColumns }
    | {
        readonly kind: 'known';
        readonly tireId: number;
        readonly revision: number;
        readonly caps: number;
        /** Where it was until now; null for one from stock. */
        readonly from: WheelPosition | null;
      };
  readonly odometerKm: number | null;
}

/** A tire that a change takes from its place: off the unit, or to another place of it. */
export interface Ending {
  readonly place: WheelPosition;
  readonly mount: Mounted;
  readonly removed: Removed | null;
}

/** What a change does, once it may. */
export interface ChangePlan {
  readonly endings: readonly Ending[];
  readonly mountings: readonly Mounting[];
}
