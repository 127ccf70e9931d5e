import type { LeaseGeocode, leaseSalesCalls } from '@portal/contract/analysis-reports';
import type { QueryOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { EnteredAddress } from '../../../geocoding/geocoder.ts';
import { stateCode } from '../../../geocoding/normalize-address.ts';
import { openGeocoder } from '../../../geocoding/open-geocoder.ts';
import type { Settings } from '../../../settings.ts';
import { findPlaceDetails } from './place-details.ts';

type GeocodeQuery = QueryOf<(typeof leaseSalesCalls)['GET leasesales/get_geocode']>;
type GeocodedPlace = LeaseGeocode['places'][number];

const nothing = { climate_zone: null, dealer: null, dealer_distance: null };

/**
 * Locates an address, or takes coordinates set by hand. Derived values are included only if the
 * place is certain.
 *
 * @throws Refusal `invalid` for an empty address, or coordinates that are not on the earth
 */
export async function answerGeocode(
  db: Kysely<Schema>,
  settings: Pick<Settings, 'geocoderUrl'>,
  { address = '', city = '', state = '', zip = '', latitude, longitude }: GeocodeQuery,
): Promise<LeaseGeocode> {
  const entered = { address, city, state, zip };
  if (latitude !== undefined || longitude !== undefined) {
    return found(db, enteredPlace(entered, latitude, longitude));
  }
  if (Object.values(entered).every((part) => part.trim() === '')) {
    throw refuse('invalid', 'address', 'The address is empty.');
  }
  const { outcome, places } = await openGeocoder(db, settings)(entered);
  const [place] = places;
  if (outcome === 'found' && place) return found(db, place);
  return { outcome, places: [...places], ...nothing };
}

const found = async (db: Kysely<Schema>, place: GeocodedPlace): Promise<LeaseGeocode> => ({
  outcome: 'found',
  places: [place],
  ...(await findPlaceDetails(db, place)),
});

function enteredPlace(
  { city, state, zip }: EnteredAddress,
  latitude: string | undefined,
  longitude: string | undefined,
): GeocodedPlace {
  return {
    city,
    state: stateCode(state),
    zip,
    country: '',
    latitude: degrees(latitude, 90, 'latitude'),
    longitude: degrees(longitude, 180, 'longitude'),
    precision: 'hand',
    source: 'hand',
  };
}

function degrees(text: string | undefined, most: number, path: string): number {
  const value = Number(text ?? Number.NaN);
  if (!(Math.abs(value) <= most)) throw refuse('invalid', path);
  return Number(value.toFixed(5));
}
