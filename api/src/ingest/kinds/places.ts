import { type FileKind, optional, required } from '../file-kind.ts';
import { between, wholeNumber } from '../values/number.ts';
import { country, postalCode, text } from '../values/text.ts';

/**
 * Postal codes with their places, in the columns of the GeoNames files
 * (download.geonames.org/export/zip), which are separated by tabs and have no header.
 */
export const places: FileKind = {
  isTabbed: true,
  columns: {
    country_code: required(country),
    postal_code: required(postalCode),
    place_name: required(text(180)),
    admin_name1: optional(text()),
    admin_code1: optional(text(20)),
    admin_name2: optional(text()),
    admin_code2: optional(text(20)),
    admin_name3: optional(text()),
    admin_code3: optional(text(20)),
    latitude: required(between(-90, 90, 8)),
    longitude: required(between(-180, 180, 8)),
    accuracy: optional(wholeNumber(1, 6)),
  },
  key: ['country_code', 'postal_code', 'place_name', 'admin_code1', 'admin_code2'],
  references: [],
  table: 'places',
  conflict: ['country', 'postal_code', 'city', 'state', 'county'],
  written: {
    country: 'r.country_code',
    state: `coalesce(r.admin_code1, '')`,
    county: `coalesce(r.admin_code2, '')`,
    postal_code: 'r.postal_code',
    city: 'r.place_name',
    latitude: 'round(r.latitude, 5)',
    longitude: 'round(r.longitude, 5)',
  },
  after: ['select place_dealers()'],
};
