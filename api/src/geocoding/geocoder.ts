/** The part of the address that found a place, the most precise first. */
export type PlacePrecision = 'address' | 'zip' | 'prefix' | 'city' | 'state';

/** An address as it was entered; each part may be empty. */
export interface EnteredAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface FoundPlace {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: PlacePrecision;
  readonly source: 'places' | 'server';
}

export interface Geocoded {
  readonly outcome: 'found' | 'ambiguous' | 'abroad' | 'unknown';
  /** One if found, several if ambiguous, else none. */
  readonly places: readonly FoundPlace[];
}

/** Finds the location of an address. */
export type Geocoder = (address: EnteredAddress) => Promise<Geocoded>;

/** Derives the outcome from the places found. */
export const outcomeOf = (places: readonly FoundPlace[]): Geocoded => {
  if (places.length === 0) return { outcome: 'unknown', places };
  return { outcome: places.length === 1 ? 'found' : 'ambiguous', places };
};
