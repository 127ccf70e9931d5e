import { isCountry, states } from '@portal/contract/portal';
import { refuse } from '../app/refusal.ts';

/** A location's name and address as stored. */
export interface LocationPlace {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type LocationPlaceInput = Omit<LocationPlace, 'latitude' | 'longitude'> & {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
};

/** Normalizes a single-line text for storage. */
export const tidyLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

/** Degrees are stored with five decimals. */
const degrees = (value: number | null) => (value === null ? null : Number(value.toFixed(5)));

/**
 * Checks a location's fields and normalizes them for storage.
 *
 * @throws Refusal `invalid` with the field
 */
export function locationPlace({
  latitude = null,
  longitude = null,
  state,
  country,
  ...texts
}: LocationPlaceInput): LocationPlace {
  const place = {
    code: tidyLine(texts.code),
    name: tidyLine(texts.name),
    address: tidyLine(texts.address),
    city: tidyLine(texts.city),
    postal_code: tidyLine(texts.postal_code),
  };
  for (const field of ['code', 'name', 'city'] as const) {
    if (place[field] === '') throw refuse('invalid', field);
  }
  if (!isCountry(country)) throw refuse('invalid', 'country');
  if (Object.hasOwn(states, country)) {
    const known = states[country as keyof typeof states];
    if (!Object.hasOwn(known, state)) throw refuse('invalid', 'state');
  }
  if ((latitude === null) !== (longitude === null)) {
    throw refuse('invalid', latitude === null ? 'latitude' : 'longitude');
  }
  return {
    ...place,
    state,
    country,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  };
}
