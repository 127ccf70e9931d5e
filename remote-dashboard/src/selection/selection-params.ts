import { type FleetType, fleetTypes } from '@portal/contract/fleet-dashboard';
import { dateTypes } from '@portal/contract/reports';
import { problemOf } from './date-ranges.ts';
import { readFilters, writeFilters } from './filter-params.ts';
import type { DateRange, DateType, Fleet, Selection } from './selection.ts';
import { type UrlPatch, urlKeys } from './url-keys.ts';

const isFleetType = (text: string): text is FleetType => fleetTypes.some((type) => type === text);
const isDateType = (text: string): text is DateType =>
  Object.values(dateTypes).some((type) => type === text);

function readFleet(params: URLSearchParams): Fleet | null {
  const type = params.get(urlKeys.fleetType) ?? '';
  const account = params.get(urlKeys.account) ?? '';
  const isAccount = account.length > 0 && account.length <= 20;
  return isFleetType(type) && isAccount ? { fleet_type: type, account } : null;
}

function datesIn(params: URLSearchParams): DateRange {
  const type = params.get(urlKeys.dateType) ?? '';
  return {
    date_type: isDateType(type) ? type : dateTypes.custom,
    date_from: params.get(urlKeys.dateFrom) ?? '',
    date_to: params.get(urlKeys.dateTo) ?? '',
  };
}

// Only the dates are checked: in a link, they may no longer match the date type.
function readDates(params: URLSearchParams): DateRange | null {
  const range = datesIn(params);
  return problemOf(range) === null ? range : null;
}

/** Returns why the dates in an address cannot be used; null if they can, or if one is missing. */
export function datesProblem(params: URLSearchParams): ReturnType<typeof problemOf> {
  const range = datesIn(params);
  return range.date_from && range.date_to ? problemOf(range) : null;
}

/** Reads the selection in an address; missing or invalid parts are not selected. */
export const readSelection = (params: URLSearchParams): Selection => ({
  fleet: readFleet(params),
  dates: readDates(params),
  filters: readFilters(params),
});

export const writeSelection = ({ fleet, dates, filters }: Selection): UrlPatch => ({
  [urlKeys.fleetType]: fleet?.fleet_type ?? null,
  [urlKeys.account]: fleet?.account ?? null,
  [urlKeys.dateType]: dates?.date_type ?? null,
  [urlKeys.dateFrom]: dates?.date_from ?? null,
  [urlKeys.dateTo]: dates?.date_to ?? null,
  ...writeFilters(filters),
});
