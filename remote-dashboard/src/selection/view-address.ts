import { isListKey, urlKeys } from './url-keys.ts';

/** Longest address that every browser and proxy takes. */
const longest = 2000;

export const isTooLong = (params: URLSearchParams): boolean =>
  window.location.origin.length + window.location.pathname.length + 1 + params.toString().length >
  longest;

const only = (params: URLSearchParams, isMeant: (key: string) => boolean) =>
  new URLSearchParams([...params].filter(([key]) => isMeant(key)));

/** The record in which the lists of an address are kept when they are too long for it. */
export const recordIn = (params: URLSearchParams): string => only(params, isListKey).toString();

/** The same address with the lists under their short key. */
export function withKept(params: URLSearchParams, id: string): URLSearchParams {
  const short = only(params, (key) => !isListKey(key));
  short.set(urlKeys.kept, id);
  return short;
}

/** The same address with the kept lists written out; what else the record holds is left alone. */
export function withRecord(params: URLSearchParams, record: string): URLSearchParams {
  const rest = only(params, (key) => !isListKey(key) && key !== urlKeys.kept);
  const lists = only(new URLSearchParams(record), isListKey);
  return new URLSearchParams([...rest, ...lists]);
}
