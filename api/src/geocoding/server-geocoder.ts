import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { EnteredAddress, FoundPlace, Geocoded } from './geocoder.ts';
import { outcomeOf, type PlacePrecision } from './geocoder.ts';

/** Milliseconds that a server may take, and for which it is not asked again after a failure. */
const patience = 3000;
const rest = 30_000;
/** Maximum bytes of an answer; five places take far less. */
const largest = 256 * 1024;
/** Maximum number of cached answers, and the milliseconds for which they are cached. */
const mostKept = 1000;
const keptFor = 24 * 3_600_000;

const coordinate = Type.String({ pattern: '^-?\\d{1,3}(?:\\.\\d+)?$' });
const text = Type.Optional(Type.String());
const result = Type.Object({
  lat: coordinate,
  lon: coordinate,
  addresstype: text,
  address: Type.Object({
    house_number: text,
    road: text,
    city: text,
    town: text,
    village: text,
    postcode: text,
    country_code: Type.String({ pattern: '^[a-z]{2}$' }),
    'ISO3166-2-lvl4': text,
  }),
});
type Result = Static<typeof result>;

const precisions: Readonly<Record<string, PlacePrecision>> = {
  postcode: 'zip',
  city: 'city',
  town: 'city',
  village: 'city',
  hamlet: 'city',
  municipality: 'city',
  county: 'state',
  state: 'state',
  province: 'state',
};

/** Asks a Nominatim server; null if it has no useful answer, or none in time. */
export type AskServer = (address: EnteredAddress) => Promise<Geocoded | null>;

/** @param url of the server, the parent of its `search` */
export function openServer(url: string, now: () => number = Date.now): AskServer {
  const kept = new Map<string, { readonly found: Geocoded; readonly until: number }>();
  let restsUntil = 0;
  return async (address) => {
    const key = JSON.stringify([address.address, address.city, address.state, address.zip]);
    const before = kept.get(key);
    if (before && before.until > now()) return before.found;
    if (now() < restsUntil) return null;
    try {
      const found = outcomeOf(placesIn(await search(url, address)));
      if (found.outcome === 'unknown') return null;
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, { found, until: now() + keptFor });
      return found;
    } catch {
      restsUntil = now() + rest;
      return null;
    }
  };
}

/** @throws Error when the server is unreachable, hangs, or answers anything but JSON */
async function search(url: string, { address, city, state, zip }: EnteredAddress) {
  const target = new URL('search', url.endsWith('/') ? url : `${url}/`);
  const query = { street: address, city, state, postalcode: zip };
  for (const [name, value] of Object.entries(query)) {
    if (value.trim() !== '') target.searchParams.set(name, value.trim());
  }
  target.searchParams.set('countrycodes', 'us,ca,mx');
  target.searchParams.set('format', 'jsonv2');
  target.searchParams.set('addressdetails', '1');
  target.searchParams.set('limit', '5');
  const response = await fetch(target, {
    headers: { accept: 'application/json', 'user-agent': 'fleet-tire-portal' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok || !response.body) throw new Error(`The geocoder answered ${response.status}.`);
  const bytes: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > largest) throw new Error('The answer of the geocoder is too large.');
    bytes.push(chunk);
  }
  const answer: unknown = JSON.parse(Buffer.concat(bytes).toString('utf8'));
  if (!Array.isArray(answer)) throw new Error('The geocoder answered no list.');
  return answer;
}

/** Picks the best result for each state: the server lists the likeliest first. */
function placesIn(answer: readonly unknown[]): FoundPlace[] {
  const byState = new Map<string, FoundPlace>();
  for (const each of answer) {
    if (!Check(result, each)) continue;
    const place = placeOf(each);
    const key = `${place.country} ${place.state}`;
    if (isOnEarth(place) && !byState.has(key)) byState.set(key, place);
  }
  return [...byState.values()];
}

function placeOf({ lat, lon, addresstype = '', address }: Result): FoundPlace {
  const isStreet = address.road !== undefined || address.house_number !== undefined;
  return {
    city: address.city ?? address.town ?? address.village ?? '',
    state: address['ISO3166-2-lvl4']?.split('-')[1] ?? '',
    zip: address.postcode ?? '',
    country: address.country_code.toUpperCase(),
    latitude: Number(Number(lat).toFixed(5)),
    longitude: Number(Number(lon).toFixed(5)),
    precision: precisions[addresstype] ?? (isStreet ? 'address' : 'city'),
    source: 'server',
  };
}

const isOnEarth = ({ latitude, longitude }: FoundPlace): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
