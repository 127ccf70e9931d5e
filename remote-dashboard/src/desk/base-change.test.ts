import { type Selection, unrestrictedFilters } from '../selection/selection.ts';
import { selection } from '../testing/show-card.tsx';
import { isBaseChanged } from './base-change.ts';

const stored: Selection = {
  ...selection,
  filters: { ...unrestrictedFilters, locations: [1, 2, 10] },
};
const withFilters = (filters: Partial<Selection['filters']>): Selection => ({
  ...stored,
  filters: { ...stored.filters, ...filters },
});

it.each<[string, Selection]>([
  ['no fleet', { ...stored, fleet: null }],
  ['another account', { ...stored, fleet: { ...selection.fleet, account: '0200' } }],
  [
    'another fleet type',
    { ...stored, fleet: { ...selection.fleet, fleet_type: 'canadian_nonsig' } },
  ],
  ['no dates', { ...stored, dates: null }],
  ['another first day', { ...stored, dates: { ...selection.dates, date_from: '2024-12-31' } }],
  ['another last day', { ...stored, dates: { ...selection.dates, date_to: '2025-04-01' } }],
  ['another date type', { ...stored, dates: { ...selection.dates, date_type: '3' } }],
  ['fewer locations', withFilters({ locations: [1, 2] })],
  ['all locations', withFilters({ locations: null })],
  ['some nonsigs', withFilters({ nonsigs: [1] })],
  ['a location group', withFilters({ location_groups: [1] })],
  ['a region', withFilters({ location_regions: [1] })],
])('%s is a change', (_, chosen) => {
  expect(isBaseChanged(stored, chosen)).toBe(true);
});

it.each<[string, Selection]>([
  ['the same', structuredClone(stored)],
  ['the same locations in another order', withFilters({ locations: [10, 1, 2] })],
])('%s is none', (_, chosen) => {
  expect(isBaseChanged(stored, chosen)).toBe(false);
});

it('a list in one place is not the same list in another', () => {
  const groups = withFilters({ locations: null, location_groups: [1] });
  const regions = withFilters({ locations: null, location_regions: [1] });
  expect(isBaseChanged(groups, regions)).toBe(true);
});
