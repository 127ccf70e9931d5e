import { reportLimits } from '@portal/contract/reports';
import type { Filters } from './selection.ts';
import { type UrlPatch, urlKeys } from './url-keys.ts';

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/**
 * Reads the ids of a list in an address; invalid ids are omitted, and null is returned if none are
 * left.
 */
function readIds(text: string | null): number[] | null {
  const ids = new Set((text ?? '').split('.').filter(isId).map(Number));
  return ids.size === 0 ? null : [...ids].slice(0, reportLimits.selection);
}

const writeIds = (ids: readonly number[] | null) => (ids?.length ? ids.join('.') : null);

export const readFilters = (params: URLSearchParams): Filters => ({
  locations: readIds(params.get(urlKeys.locations)),
  nonsigs: readIds(params.get(urlKeys.nonsigs)),
  location_groups: readIds(params.get(urlKeys.locationGroups)) ?? [],
  location_regions: readIds(params.get(urlKeys.locationRegions)) ?? [],
});

/**
 * Returns whether all lists of an address are valid. The valid part of a broken list would be a
 * different selection, possibly everything.
 */
export const areFiltersReadable = (params: URLSearchParams): boolean =>
  [urlKeys.locations, urlKeys.nonsigs, urlKeys.locationGroups, urlKeys.locationRegions].every(
    (key) => {
      const ids = params.get(key)?.split('.') ?? [];
      return ids.every(isId) && new Set(ids).size <= reportLimits.selection;
    },
  );

export const writeFilters = (filters: Filters): UrlPatch => ({
  [urlKeys.locations]: writeIds(filters.locations),
  [urlKeys.nonsigs]: writeIds(filters.nonsigs),
  [urlKeys.locationGroups]: writeIds(filters.location_groups),
  [urlKeys.locationRegions]: writeIds(filters.location_regions),
  [urlKeys.kept]: null,
});
