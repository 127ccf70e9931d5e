import type { LeaseGeocode, leaseSalesCalls } from '@portal/contract/analysis-reports';
import type { QueryOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { EnteredAddress } from '../../../geocoding/geocoder.ts';
import { openGeocoder } from '../../../geocoding/open-geocoder.ts';
import { stateCode } from '../../../geocoding/plain-address.ts';
import type { Settings } from '../../../settings.ts';
import { aroundPlace } from './around-place.ts';

type GeocodeQuery = QueryOf<(typeof leaseSalesCalls)['GET leasesales/get_geocode']>;
type Place = LeaseGeocode['places'][number];

const nothing = { climate_zone: null, dealer: null, dealer_distance: null };

/**
 * Where an address or a place set by hand is. What follows from a place is told of one that is certain.
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
    return found(db, byHand(entered, latitude, longitude));
  }
  if (Object.values(entered).every((part) => part.trim() === '')) {
    throw refuse('invalid', 'address', 'The address is empty.');
  }
  const { outcome, places } = await openGeocoder(db, settings)(entered);
  const [place] = places;
  if (outcome === 'found' && place) return found(db, place);
  return { outcome, places: [...places], ...nothing };
}

const found = async (db: Kysely<Schema>, place: Place): Promise<LeaseGeocode> => ({
  outcome: 'found',
  places: [place],
  ...(await aroundPlace(db, place)),
});

function byHand(
  { city, state, zip }: EnteredAddress,
  latitude: string | undefined,
  longitude: string | undefined,
): Place {
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
