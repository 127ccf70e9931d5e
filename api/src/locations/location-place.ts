import { isCountry, states } from '@portal/contract/portal';
import { refuse } from '../app/refusal.ts';

/** What is kept of a location's name and address. */
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

type Said = Omit<LocationPlace, 'latitude' | 'longitude'> & {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
};

/** A text in one line as it is kept. */
export const tidyLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

/** Degrees have five decimals where they are kept. */
const degrees = (value: number | null) => (value === null ? null : Number(value.toFixed(5)));

/**
 * Checks what is said of a location, and puts it as it is kept.
 *
 * @throws Refusal `invalid` with the field
 */
export function locationPlace({
  latitude = null,
  longitude = null,
  state,
  country,
  ...texts
}: Said): LocationPlace {
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
