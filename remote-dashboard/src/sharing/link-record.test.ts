import { prefixOf } from '@portal/platform/reports/view';
import { reportOrder } from '../basket/basket.ts';
import { viewKeys } from '../figures/report-view.ts';
import { urlKeys } from '../selection/url-keys.ts';
import { linkRecordOf, viewInRecord } from './link-record.ts';

const address = (text: string) => new URLSearchParams(text);
const view =
  'ac=0100&b=p1.s2g&ft=us_national_account&lo=1.2&p1fb=A*B&p1q=Why%3F%0A%C3%A7%C3%A3o+%E6%BC%A2';

test('a view comes back letter for letter', () => {
  const record = linkRecordOf(address(view)) ?? '';
  expect([...(viewInRecord(record) ?? [])]).toEqual([...address(view)]);
});

test('every key of a view comes along', () => {
  const { kept, template, edit, revision, link, ...own } = urlKeys;
  const parts = reportOrder.flatMap((definition) =>
    viewKeys.map((key) => `${prefixOf(definition)}${key}`),
  );
  const keys = [...Object.values(own), ...parts];
  const record = linkRecordOf(new URLSearchParams(keys.map((key) => [key, '1']))) ?? '';
  expect([...(viewInRecord(record)?.keys() ?? [])].toSorted()).toEqual(keys.toSorted());
});

test('the same view has one record, whatever the order of its keys', () => {
  expect(linkRecordOf(address('ft=x&ac=1&p1m=table'))).toBe(
    linkRecordOf(address('p1m=table&ac=1&ft=x')),
  );
});

test('the template, and what is no key of the dashboard, are left out', () => {
  expect(
    linkRecordOf(address('ac=1&t=7&te=1&tr=2&v=abcdefgh&k=abcdefgh&utm_source=mail&z9m=1')),
  ).toBe(linkRecordOf(address('ac=1')));
});

test.each([
  ['that cannot be kept', `ac=1&p1q=${'漢'.repeat(23_000)}`],
  ['whose address nobody could open', `ac=1&p5o=${'Castelmar*'.repeat(900)}`],
  ['without anything in it', 't=7'],
])('there is no link to a view %s', (_, text) => {
  expect(linkRecordOf(address(text))).toBeNull();
});

test.each([
  ['the lists of an address', 'lo=1.2.3'],
  ['something of another screen', '{"locations":[1,2,3]}'],
  ['another address', '/service-history?ac=1'],
  ['another site', 'https://elsewhere.example/fleet-dashboard?ac=1'],
  ['nothing', '/fleet-dashboard?'],
  ['no query string', '/fleet-dashboard?%%%'],
  ['a key that is none of ours', '/fleet-dashboard?ac=1&redirect=https%3A%2F%2Felsewhere.example'],
  ['a template of somebody', '/fleet-dashboard?ac=1&t=7'],
  ['another link', '/fleet-dashboard?v=abcdefgh'],
  ['control characters', '/fleet-dashboard?ac=1\u0000\u0007'],
  ['written control characters', '/fleet-dashboard?ac=1&p1q=%00'],
  ['200 KB of one key', `/fleet-dashboard?ac=${'1'.repeat(199_000)}`],
  ['200 KB of many keys', `/fleet-dashboard?${'p1m=table&'.repeat(19_000)}`],
])('a record of %s stands for no view', (_, record) => {
  expect(viewInRecord(record)).toBeNull();
});
