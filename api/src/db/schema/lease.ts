import type { ColumnType, GeneratedAlways } from 'kysely';

/** The tables of lease quotes; their columns are explained in `docs/data-model.md`. */
export interface LeaseTables {
  lease_rates: LeaseRatesTable;
  lease_quotes: LeaseQuotesTable;
  places: PlacesTable;
}

interface LeaseRatesTable {
  id: GeneratedAlways<number>;
  factor: string;
  value: string;
  valid_from: string;
  rate: number;
}

/** Written as JSON text, and read as the parsed value. */
type Json = ColumnType<unknown, string, string>;

interface LeaseQuotesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  customer_name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
  place_precision: string | null;
  size: string;
  tires: number;
  miles: number;
  units: number;
  factors: Json;
  rates: Json;
  rates_on: string;
  rate: number;
  annual: number;
  revision: ColumnType<number, number | undefined, number>;
  client_key: string | null;
  created_at: Date;
  changed_at: Date;
  deleted_at: Date | null;
}

interface PlacesTable {
  id: GeneratedAlways<number>;
  country: string;
  state: string;
  county: ColumnType<string, string | undefined, string>;
  postal_code: string;
  city: string;
  city_key: ColumnType<string, never, never>;
  latitude: number;
  longitude: number;
}
