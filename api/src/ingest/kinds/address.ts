import { optional, required } from '../file-kind.ts';
import { country, state, text } from '../values/text.ts';

/** The columns of an address in a file. */
export const addressColumns = {
  address: optional(text()),
  city: required(text()),
  state: optional(state),
  postal_code: optional(text(20)),
  country: required(country),
};

/** How they are written; what the file leaves out is empty. */
export const addressWritten = {
  address: `coalesce(r.address, '')`,
  city: 'r.city',
  state: `coalesce(r.state, '')`,
  postal_code: `coalesce(r.postal_code, '')`,
  country: 'r.country',
};
