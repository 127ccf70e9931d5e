import type { BaseParameters, FleetType } from '@portal/contract/fleet-dashboard';
import type { CallTable, ListDefinition } from '@portal/contract/wire';

/** Ids of rows that are all the person's own, all another person's, or all unknown. */
export interface RowIds {
  readonly account: string;
  readonly accountId: number;
  readonly fleetType: FleetType;
  readonly location: number;
  readonly dealer: number;
  readonly group: number;
  readonly region: number;
  readonly template: number;
  readonly favorite: number;
  readonly export: number;
  /** A saved unit history. */
  readonly keptHistory: number;
  /** A saved product analysis. */
  readonly keptProduct: number;
  readonly keptConditions: number;
  /** A lease quote. */
  readonly quote: number;
  /** A change to the account's specs. */
  readonly specChange: number;
  readonly unit: number;
  readonly unitNumber: string;
  /** Number of another unit of the location, which no call changes. */
  readonly otherUnitNumber: string;
  /** Number of the unit's tires. */
  readonly tires: number;
  /** The left tire of the unit's first axle. */
  readonly frontTire: number;
  readonly survey: number;
  /** The inspection of the unit in the survey. */
  readonly inspection: number;
  /** A finding of the inspection. */
  readonly finding: number;
  /** A change of tires during the inspection. */
  readonly tireChange: number;
  /** The `storage_id` of a photo of the inspection. */
  readonly image: string;
  /** A finished survey of the unit. */
  readonly finished: number;
  /** The `storage_id` of a photo of the front tire in the finished survey. */
  readonly finishedImage: string;
  /** The survey of a crossing of the unit. */
  readonly crossing: number;
  /** The removal of a tire from another unit, whose position is still empty. */
  readonly removal: number;
  /** A dealer's nonsig. */
  readonly nonsig: string;
}

export interface TestInput {
  readonly body?: unknown;
  readonly file?: Uint8Array;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

type Ask = (rows: RowIds) => TestInput | readonly TestInput[];

/** Calls of lists, whose default input requests everything that they show (`list.ts`). */
type ListNames<Calls extends CallTable> = {
  [Name in keyof Calls]: Calls[Name] extends { readonly list: ListDefinition } ? Name : never;
}[keyof Calls];

/**
 * Inputs for each call of an area. A call that takes ids of rows gets them; any other call is
 * tested as well, since its response may contain rows. Several inputs are sent in turn.
 */
export type TestInputs<Calls extends CallTable> = {
  readonly [Name in Exclude<keyof Calls, ListNames<Calls>>]: Ask;
} & { readonly [Name in ListNames<Calls>]?: Ask };

/** Base parameters for two years of the named rows, without a national average. */
export const baseParametersOf = ({ account, fleetType, location, dealer, group, region }: RowIds) =>
  [
    {},
    { locations: [location] },
    { nonsigs: [dealer] },
    { location_groups: [group] },
    { location_regions: [region] },
  ].map(
    (chosen): BaseParameters => ({
      account,
      fleet_type: fleetType,
      date_type: '4',
      date_from: '2023-07-02',
      date_to: '2025-07-01',
      locations: null,
      nonsigs: null,
      ...chosen,
    }),
  );

/** For calls with an id in the path. */
export const byId = (id: number): TestInput => ({ params: { id: String(id) } });
