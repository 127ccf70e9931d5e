import { sql } from 'kysely';
import { defineReportArea } from './define-report-area.ts';
import { yard } from './testing/yard-area.ts';

const { low_by_month: month, low_by_lane: lane } = yard.sums;
const [byMonth, byLane] = yard.definitions;
const { checks } = yard.records;

const nothing = { rows: () => sql``, records: sql`0`, measures: {} };

test('an area that hands in everything is taken as it is', () => {
  expect(defineReportArea(yard)).toBe(yard);
});

test.each([
  ['sums', { sums: { low_by_month: month } }, 'Nothing says how low_by_lane is computed.'],
  ['a report', { sums: { ...yard.sums, low: nothing } }, 'No report low.'],
  [
    'a measure',
    { sums: { ...yard.sums, low_by_month: nothing } },
    'low_by_month: nothing adds up the measure tires.',
  ],
  [
    'groups',
    { sums: { ...yard.sums, low_by_lane: month } },
    'low_by_lane: nothing says what its rows are of.',
  ],
  [
    'what tells rows apart',
    { sums: { ...yard.sums, low_by_lane: { ...month, query: async () => ({ rows: [] }) } } },
    'low_by_lane: nothing tells its rows apart.',
  ],
  [
    'groups inside',
    {
      sums: { ...yard.sums, low_by_lane: lane },
      definitions: [byMonth, { ...byLane, shape: 'breakdown' }],
    },
    'low_by_lane: nothing says what the rows inside are of.',
  ],
  [
    'a column',
    { records: { checks: { ...checks, columns: { Low: sql`r.low` } } } },
    'low_by_month: records of checks have no Tires to add up.',
  ],
  [
    'values',
    { definitions: [byMonth, { ...byLane, lead: { ...byLane?.lead, values: 'lanes' } }] },
    'low_by_lane: the filter lanes has no list.',
  ],
])('one that lacks %s is refused by name', (_, other, problem) => {
  expect(() => defineReportArea({ ...yard, ...other } as typeof yard)).toThrow(problem);
});
