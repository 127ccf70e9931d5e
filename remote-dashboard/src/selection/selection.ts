import type { FleetType } from '@portal/contract/fleet-dashboard';
import type { dateTypes } from '@portal/contract/reports';

export type DateType = (typeof dateTypes)[keyof typeof dateTypes];

/** The choice of step 1 of the wizard. */
export interface Fleet {
  readonly fleet_type: FleetType;
  readonly account: string;
}

/** The choice of step 2: ISO dates, both inclusive, and the date type they were chosen by. */
export interface DateRange {
  readonly date_type: DateType;
  readonly date_from: string;
  readonly date_to: string;
}

/** The choice of step 3. `null` selects all, and no list is sent. */
export interface Filters {
  readonly locations: readonly number[] | null;
  readonly nonsigs: readonly number[] | null;
  readonly location_groups: readonly number[];
  readonly location_regions: readonly number[];
}

/** A selection in the wizard; steps not saved yet are null. */
export interface Selection {
  readonly fleet: Fleet | null;
  readonly dates: DateRange | null;
  readonly filters: Filters;
}

/** A complete selection, for which reports can be run. */
export interface WholeSelection extends Selection {
  readonly fleet: Fleet;
  readonly dates: DateRange;
}

export const unrestrictedFilters: Filters = {
  locations: null,
  nonsigs: null,
  location_groups: [],
  location_regions: [],
};

export const isWhole = (selection: Selection): selection is WholeSelection =>
  selection.fleet !== null && selection.dates !== null;
