import { defineList } from '../../wire/list-definition.ts';

/**
 * The account types that filter locations, by their names in the address; the values are from the
 * specification's enumeration.
 */
export const accountTypes = {
  unknown: 0,
  local_book: 1,
  preferred_fleet: 2,
  national_account: 3,
  canadian_common_owner: 4,
  government: 5,
  leasing: 9,
  canadian_national_account: 10,
} as const;

/** Rows on a page of fleet locations (specification of surveys and reports, §9). */
export const locationsPageSize = 10;

/** The fleet locations table: the yards that the user may survey. */
export const locationsList = defineList({
  rows: 'accounts',
  words: {
    title: 'locations.title',
    text: 'locations.description',
    search: 'locations.filter.search',
    noMatch: 'locations.empty.no_match',
    none: 'locations.empty.none',
    noneText: 'locations.empty.none_text',
    pages: 'locations.pages',
    failed: 'locations.failed',
  },
  columns: [
    { field: 'name', label: 'location.name' },
    { field: 'code', label: 'location.code', from: 'tablet' },
    { field: 'account_name', label: 'location.account', from: 'tablet' },
    { field: 'city', label: 'location.city', from: 'tablet' },
    { field: 'state', label: 'location.state', from: 'desktop' },
    { field: 'units', label: 'location.units', format: 'integer', align: 'end', from: 'desktop' },
    { field: 'last_survey_date', label: 'location.last_survey', format: 'date', from: 'desktop' },
  ],
  filters: {
    account_type: {
      label: 'location.account_type',
      values: accountTypes,
      words: 'account_type',
      every: 'locations.filter.every_type',
    },
  },
  sorts: {
    name: 1,
    code: 2,
    account_name: 3,
    city: 4,
    state: 5,
    units: 6,
    last_survey_date: 7,
  },
  firstSort: 'name',
  pageSize: locationsPageSize,
});
