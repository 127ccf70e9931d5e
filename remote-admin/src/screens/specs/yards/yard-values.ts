import { countryCodes, type ManagedYard, type NewYard, states } from '@portal/contract/admin';

/** Form values of a yard: empty strings for unknown values, coordinates as typed. */
export interface YardValues {
  readonly code: string;
  readonly name: string;
  readonly customer_number: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly location_group: string;
  readonly location_region: string;
  /** The nonsig, and the name shown for it. */
  readonly dealer: string;
  readonly dealer_name: string;
  readonly is_head_office: boolean;
  /** Confirms that the yard is a new one although a similar one exists. */
  readonly is_confirmed: boolean;
}

export const emptyYard: YardValues = {
  code: '',
  name: '',
  customer_number: '',
  address: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
  latitude: '',
  longitude: '',
  location_group: '',
  location_region: '',
  dealer: '',
  dealer_name: '',
  is_head_office: false,
  is_confirmed: false,
};

/** Form fields by their names on the wire. */
export const yardFields = {
  code: 'code',
  name: 'name',
  customer_number: 'customer_number',
  address: 'address',
  city: 'city',
  state: 'state',
  postal_code: 'postal_code',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  location_group: 'location_group',
  location_region: 'location_region',
  dealer: 'dealer',
  is_head_office: 'is_head_office',
} as const;

export const valuesOf = (yard: ManagedYard): YardValues => ({
  code: yard.code,
  name: yard.name,
  customer_number: yard.customer_number ?? '',
  address: yard.address,
  city: yard.city,
  state: yard.state,
  postal_code: yard.postal_code,
  country: yard.country,
  latitude: yard.latitude === null ? '' : String(yard.latitude),
  longitude: yard.longitude === null ? '' : String(yard.longitude),
  location_group: yard.location_group ?? '',
  location_region: yard.location_region ?? '',
  dealer: yard.dealer ?? '',
  dealer_name: yard.dealer_name,
  is_head_office: yard.is_head_office,
  is_confirmed: false,
});

/** Reads stored form values; null if they have another shape. */
export function yardIn(kept: unknown): YardValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const names = Object.keys(emptyYard) as (keyof YardValues)[];
  const isOurs = names.every((name) => typeof Reflect.get(kept, name) === typeof emptyYard[name]);
  // All fields were checked above.
  return isOurs ? { ...(kept as YardValues), is_confirmed: false } : null;
}

export const degreeLimits = { latitude: 90, longitude: 180 } as const;

/** Parses typed degrees; null for an empty field, undefined for a value out of range. */
export function typedDegrees(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null;
  if (!/^-?\d{1,3}(?:[.,]\d{1,8})?$/.test(text.trim())) return undefined;
  const value = Number(text.trim().replace(',', '.'));
  return Math.abs(value) <= most ? value : undefined;
}

/** Converts form values to the request body. */
export function yardBody(account: string, values: YardValues): NewYard {
  const { dealer_name: _, latitude, longitude, ...rest } = values;
  const orNull = (text: string) => text.trim() || null;
  return {
    ...rest,
    account,
    customer_number: orNull(values.customer_number),
    location_group: orNull(values.location_group),
    location_region: orNull(values.location_region),
    dealer: orNull(values.dealer),
    state: values.state.trim().toUpperCase(),
    latitude: typedDegrees(latitude, degreeLimits.latitude) ?? null,
    longitude: typedDegrees(longitude, degreeLimits.longitude) ?? null,
  };
}

/** Returns the states of a country by code; empty if it has no list. */
export const statesOf = (country: string): readonly [string, string][] =>
  Object.hasOwn(states, country) ? Object.entries(states[country as keyof typeof states]) : [];

/** Returns countries by code with their names in a language, in its sort order. */
export function countryChoices(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
