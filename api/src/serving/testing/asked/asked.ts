import type { BaseParameters, FleetType } from '@portal/contract/fleet-dashboard';
import type { CallTable, ListDefinition } from '@portal/contract/wire';

/** Ids of one standing: all the person's own, all somebody else's, or all unknown. */
export interface NamedRows {
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
  /** The history of a unit. */
  readonly keptHistory: number;
  /** A product analysis. */
  readonly keptProduct: number;
  readonly keptConditions: number;
  /** Of a lease. */
  readonly quote: number;
  /** Of the specs of the account. */
  readonly specChange: number;
  readonly unit: number;
  readonly unitNumber: string;
  /** Of another unit of the location, which no call changes. */
  readonly otherUnitNumber: string;
  /** How many it has. */
  readonly tires: number;
  /** On the left of its first axle. */
  readonly frontTire: number;
  readonly survey: number;
  /** Of the unit in the survey. */
  readonly inspection: number;
  /** Of the inspection. */
  readonly finding: number;
  /** While it was inspected. */
  readonly tireChange: number;
  /** The `storage_id` of a photo of that. */
  readonly image: string;
  /** A survey of the unit that is finished. */
  readonly finished: number;
  /** The `storage_id` of a photo of the front tire in that. */
  readonly finishedImage: string;
  /** Of the unit over a lane, by its survey. */
  readonly crossing: number;
  /** Of a tire that came off another unit, whose place is free. */
  readonly removal: number;
  /** Of a dealer. */
  readonly nonsig: string;
}

export interface AskedInput {
  readonly body?: unknown;
  readonly file?: Uint8Array;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

type Ask = (rows: NamedRows) => AskedInput | readonly AskedInput[];

/** Calls of lists, which are asked for all that they show (`list.ts`). */
type ListNames<Calls extends CallTable> = {
  [Name in keyof Calls]: Calls[Name] extends { readonly list: ListDefinition } ? Name : never;
}[keyof Calls];

/**
 * How each call of an area is asked about rows. A call that names some is given them; one that names
 * none is asked all the same, since its answer may hold some. Several inputs are asked in turn.
 */
export type Asked<Calls extends CallTable> = {
  readonly [Name in Exclude<keyof Calls, ListNames<Calls>>]: Ask;
} & { readonly [Name in ListNames<Calls>]?: Ask };

/** Two years of what the rows name, without a comparison with the nation. */
export const askedBase = ({ account, fleetType, location, dealer, group, region }: NamedRows) =>
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

/** Of calls that take an id in their address. */
export const byId = (id: number): AskedInput => ({ params: { id: String(id) } });
