import { optional, required } from '../file-kind.ts';
import { country, state, text } from '../values/text.ts';

export const addressColumns = {
  address: optional(text()),
  city: required(text()),
  state: optional(state),
  postal_code: optional(text(20)),
  country: required(country),
};

/** The SQL that writes them; omitted columns are empty. */
export const addressSql = {
  address: `coalesce(r.address, '')`,
  city: 'r.city',
  state: `coalesce(r.state, '')`,
  postal_code: `coalesce(r.postal_code, '')`,
  country: 'r.country',
};
