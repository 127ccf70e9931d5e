import type { Respond } from '@portal/platform/testing/shell';
import {
  ambiguousPlace,
  foundPlace,
  leaseQuote,
  leaseQuotes,
  leaseStructure,
  newLeaseQuote,
} from './lease-rows.ts';

/** Answers the calls of the lease configurator. */
export const leaseServer: Respond = (name, { body, query }) => {
  if (name.endsWith('leasesales/configurator_structure')) return leaseStructure;
  if (name.endsWith('leasesales/configurator_submit')) {
    return { ...leaseQuote, ...(body as object), id: 7, revision: 4 };
  }
  if (name.endsWith('leasesales/configurator')) {
    return typeof body === 'object' && body !== null && 'id' in body ? leaseQuote : newLeaseQuote;
  }
  if (name.endsWith('leasesales/get_quotes')) {
    return { quotes: leaseQuotes, total_items: 1, page_number: 1, page_size: 20 };
  }
  if (name.endsWith('leasesales/get_geocode')) {
    if (query?.latitude !== undefined) {
      const [place] = foundPlace.places;
      const spot = { latitude: Number(query.latitude), longitude: Number(query.longitude) };
      return { ...foundPlace, places: [{ ...place, ...spot, precision: 'hand', source: 'hand' }] };
    }
    return query?.city === 'Springfield' ? ambiguousPlace : foundPlace;
  }
  if (name.includes('leasesales/delete_quote')) {
    return { id: 7, restorable_until: '2026-03-11T12:00:00Z' };
  }
  if (name.includes('leasesales/restore_quote')) return leaseQuotes[0];
  return undefined;
};
