import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { Settings } from '../settings.ts';
import type { Geocoder } from './geocoder.ts';
import { placesGeocoder } from './places-geocoder.ts';
import { type AskServer, openServer } from './server-geocoder.ts';

/** Servers by address, so that their cached answers are reused. */
const servers = new Map<string, AskServer>();

/**
 * Asks the geocoding server of the settings, if there is one, and then the table of places if the
 * server has no answer.
 */
export function openGeocoder(
  db: Kysely<Schema>,
  { geocoderUrl }: Pick<Settings, 'geocoderUrl'>,
): Geocoder {
  const fromTable = placesGeocoder(db);
  if (geocoderUrl === null) return fromTable;
  const ask = servers.get(geocoderUrl) ?? openServer(geocoderUrl);
  servers.set(geocoderUrl, ask);
  return async (address) => (await ask(address)) ?? fromTable(address);
}
