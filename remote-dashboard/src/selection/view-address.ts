import { readFilters, recordOf, writeFilters } from './filter-params.ts';
import { allOfThem } from './selection.ts';
import { patched, type UrlPatch, urlKeys } from './url-keys.ts';

/** Longest address that every browser and proxy takes. */
const longest = 2000;

export const isTooLong = (params: URLSearchParams): boolean =>
  window.location.origin.length + window.location.pathname.length + 1 + params.toString().length >
  longest;

/** The record in which filters that are too long for an address are kept. */
export const recordIn = (params: URLSearchParams): string => recordOf(readFilters(params));

/** The same address with the filters under their short key. */
export const withKept = (params: URLSearchParams, id: string): URLSearchParams =>
  patched(params, { ...writeFilters(allOfThem), [urlKeys.kept]: id });

/** The same address with the kept filters written out. */
export const withRecord = (params: URLSearchParams, record: string): URLSearchParams => {
  const filters: UrlPatch = writeFilters(readFilters(new URLSearchParams(record)));
  return patched(params, filters);
};
