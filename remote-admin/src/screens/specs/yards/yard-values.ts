import { countryCodes, type ManagedYard, type NewYard, states } from '@portal/contract/admin';

/** A yard as a form holds it: empty texts for what nobody knows, coordinates as they are typed. */
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
  /** The nonsig, and what is shown of it. */
  readonly dealer: string;
  readonly dealer_name: string;
  readonly is_head_office: boolean;
  /** It is meant, although there is one like it. */
  readonly is_confirmed: boolean;
}

export const noYard: YardValues = {
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

/** Its fields by their names on the wire. */
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

/** The values among what this browser kept; null for what is none of ours. */
export function yardIn(kept: unknown): YardValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const names = Object.keys(noYard) as (keyof YardValues)[];
  const isOurs = names.every((name) => typeof Reflect.get(kept, name) === typeof noYard[name]);
  // Each of its fields was looked at.
  return isOurs ? { ...(kept as YardValues), is_confirmed: false } : null;
}

export const degreeLimits = { latitude: 90, longitude: 180 } as const;

/** Typed degrees; null for an empty field, undefined for a place off the globe. */
export function typedDegrees(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null;
  if (!/^-?\d{1,3}(?:[.,]\d{1,8})?$/.test(text.trim())) return undefined;
  const value = Number(text.trim().replace(',', '.'));
  return Math.abs(value) <= most ? value : undefined;
}

/** As the server takes it. */
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

/** The states of a country by code; none where it has no list. */
export const statesOf = (country: string): readonly [string, string][] =>
  Object.hasOwn(states, country) ? Object.entries(states[country as keyof typeof states]) : [];

/** Countries by code, with their names in a language, in its order. */
export function countryChoices(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
