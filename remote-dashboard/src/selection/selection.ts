import type { FleetType } from '@portal/contract/fleet-dashboard';
import type { dateTypes } from '@portal/contract/reports';

export type DateType = (typeof dateTypes)[keyof typeof dateTypes];

/** What step 1 of the wizard chooses. */
export interface Fleet {
  readonly fleet_type: FleetType;
  readonly account: string;
}

/** What step 2 chooses: ISO dates, both inclusive, and how they were chosen. */
export interface DateRange {
  readonly date_type: DateType;
  readonly date_from: string;
  readonly date_to: string;
}

/** What step 3 chooses. `null` selects all and is sent as no list. */
export interface Filters {
  readonly locations: readonly number[] | null;
  readonly nonsigs: readonly number[] | null;
  readonly location_groups: readonly number[];
  readonly location_regions: readonly number[];
}

/** A selection on its way through the wizard: what is not saved yet is null. */
export interface Selection {
  readonly fleet: Fleet | null;
  readonly dates: DateRange | null;
  readonly filters: Filters;
}

/** A selection that reports can be run with. */
export interface WholeSelection extends Selection {
  readonly fleet: Fleet;
  readonly dates: DateRange;
}

export const allOfThem: Filters = {
  locations: null,
  nonsigs: null,
  location_groups: [],
  location_regions: [],
};

export const isWhole = (selection: Selection): selection is WholeSelection =>
  selection.fleet !== null && selection.dates !== null;
