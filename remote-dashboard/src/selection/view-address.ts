import { isListKey, urlKeys } from './url-keys.ts';

/** Length of the longest address, in characters, that every browser and proxy accepts. */
const longest = 2000;

export const isTooLong = (params: URLSearchParams): boolean =>
  window.location.origin.length + window.location.pathname.length + 1 + params.toString().length >
  longest;

const only = (params: URLSearchParams, isMeant: (key: string) => boolean) =>
  new URLSearchParams([...params].filter(([key]) => isMeant(key)));

/** Returns the record that stores the lists of an address that is too long for them. */
export const recordIn = (params: URLSearchParams): string => only(params, isListKey).toString();

/** Returns the address with its lists replaced by their short key. */
export function withRecordId(params: URLSearchParams, id: string): URLSearchParams {
  const short = only(params, (key) => !isListKey(key));
  short.set(urlKeys.kept, id);
  return short;
}

/** Returns the address with its stored lists expanded; anything else in the record is ignored. */
export function withRecord(params: URLSearchParams, record: string): URLSearchParams {
  const rest = only(params, (key) => !isListKey(key) && key !== urlKeys.kept);
  const lists = only(new URLSearchParams(record), isListKey);
  return new URLSearchParams([...rest, ...lists]);
}
