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

// Judged by its dates alone: those of a link are not the date type's of today any more.
function readDates(params: URLSearchParams): DateRange | null {
  const range = datesIn(params);
  return problemOf(range) === null ? range : null;
}

/** Why the dates that an address has are none to select; null where they are, or one is missing. */
export function datesProblem(params: URLSearchParams): ReturnType<typeof problemOf> {
  const range = datesIn(params);
  return range.date_from && range.date_to ? problemOf(range) : null;
}

/** The selection that an address holds; what is missing or cannot be read is not selected. */
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
