import type { NewLocation } from '@portal/contract/fleet-surveys';
import { isCountry, states } from '@portal/contract/portal';
import { refuse } from '../../../app/refusal.ts';

/** What is kept of a new location. */
export type LocationPlace = Pick<
  NewLocation,
  'code' | 'name' | 'address' | 'city' | 'state' | 'postal_code' | 'country'
> & { readonly latitude: number | null; readonly longitude: number | null };

/** A text in one line as it is kept. */
const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

/**
 * Checks what is said of a new location, and puts it as it is kept.
 *
 * @throws Refusal `invalid` with the field
 */
export function locationPlace({
  latitude = null,
  longitude = null,
  state,
  country,
  ...texts
}: NewLocation): LocationPlace {
  const place = {
    code: tidy(texts.code),
    name: tidy(texts.name),
    address: tidy(texts.address),
    city: tidy(texts.city),
    postal_code: tidy(texts.postal_code),
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
  return { ...place, state, country, latitude, longitude };
}
