import { areFiltersReadable } from './filter-params.ts';
import { type Selection, unrestrictedFilters } from './selection.ts';
import { datesProblem, readSelection, writeSelection } from './selection-params.ts';
import { patched } from './url-keys.ts';

const read = (search: string) => readSelection(new URLSearchParams(search));
const nothing: Selection = { fleet: null, dates: null, filters: unrestrictedFilters };

it.each<Selection>([
  nothing,
  { ...nothing, fleet: { fleet_type: 'canadian_common_owner', account: '00 4/2&x' } },
  {
    fleet: { fleet_type: 'us_national_account', account: '0042' },
    dates: { date_type: '3', date_from: '2025-04-01', date_to: '2025-06-30' },
    filters: {
      locations: [12, 7],
      nonsigs: [901],
      location_groups: [1, 2],
      location_regions: [3],
    },
  },
])('reads back what it wrote', (selection) => {
  const params = patched(new URLSearchParams('other=1'), writeSelection(selection));
  expect(readSelection(new URLSearchParams(params.toString()))).toEqual(selection);
  expect(params.get('other')).toBe('1');
});

it('writes no key for what is not selected', () => {
  expect(patched(new URLSearchParams('lo=1&k=x'), writeSelection(nothing)).toString()).toBe('');
});

it.each([
  'ft=trucks&ac=1',
  'ft=us_national_account',
  'ft=us_national_account&ac=',
  `ft=us_national_account&ac=${'9'.repeat(21)}`,
  'dt=0',
  'dt=4&df=2026-02-30&de=2026-03-01',
  'dt=4&df=2026-03-02&de=2026-03-01',
  'dt=4&df=2019-01-01&de=2026-03-01',
  'dt=3&df=03/01/2026&de=x',
  'lo=&no=a.b&lg=-1&lr=1e9.0',
  '%E0%A4%A=%&lo=%00',
])('ignores garbage: %s', (search) => {
  expect(read(search)).toEqual(nothing);
});

it('keeps what can be read beside garbage', () => {
  expect(read('dt=9&df=2026-01-01&de=2026-01-31&lo=5.x.6.5').filters.locations).toEqual([5, 6]);
  expect(read('dt=9&df=2026-01-01&de=2026-01-31').dates?.date_type).toBe('4');
});

it('takes at most 1,000 ids', () => {
  const ids = Array.from({ length: 1200 }, (_, index) => index + 1);
  expect(read(`lo=${ids.join('.')}`).filters.locations).toHaveLength(1000);
});

it.each([
  ['', true],
  ['lo=1&no=2.3&lg=4&lr=5.5', true],
  ['lo=abc', false],
  ['lo=195,abc', false],
  ['no=', false],
  ['lg=1.', false],
  ['lr=1e9', false],
  [`lo=${Array.from({ length: 1001 }, (_, index) => index + 1).join('.')}`, false],
])('knows whether lists were read to their end: "%.20s" %s', (search, isRead) => {
  expect(areFiltersReadable(new URLSearchParams(search))).toBe(isRead);
});

it.each([
  ['', null],
  ['df=2026-02-01', null],
  ['df=2026-02-01&de=2026-02-28', null],
  ['df=2026-02-01&de=2026-02-30', 'date_missing'],
  ['df=2026-02-02&de=2026-02-01', 'range_reversed'],
  ['df=2019-01-01&de=2026-03-01', 'range_too_long'],
])('tells dates that are none from missing ones: "%s" %s', (search, problem) => {
  expect(datesProblem(new URLSearchParams(search))).toBe(problem);
});
