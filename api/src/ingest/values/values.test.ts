import type { ValueType } from '../file-kind.ts';
import { date, loadTimeOf } from './date.ts';
import { instant } from './instant.ts';
import { amount, between, wholeNumber } from './number.ts';
import { nonsig, nonsigs, oneOf, text, yesOrNo } from './text.ts';
import { tin } from './tin.ts';

const now = loadTimeOf(new Date('2025-07-01T12:00:00Z'));

test.each<[string, ValueType, string, unknown]>([
  ['a day', date, '2024-02-29', '2024-02-29'],
  ['a day as Americans write it', date, '02/29/2024', '2024-02-29'],
  ['a day without separators', date, '20240229', '2024-02-29'],
  ['a day that has begun east of here', date, '2025-07-02', '2025-07-02'],
  ['an amount', amount, '1234.5', '1234.5'],
  ['a credit', amount, '-0.01', '-0.01'],
  ['the largest amount', amount, '999999999999.99', '999999999999.99'],
  ['a whole number', wholeNumber(-5, 5), '-5', -5],
  ['a place on earth', between(-90, 90, 5), '-41.08140', '-41.08140'],
  ['an instant', instant, '2025-03-14T08:30:00-05:00', '2025-03-14T08:30:00-05:00'],
  ['an instant with a blank', instant, '2025-03-14 08:30+0100', '2025-03-14T08:30+01:00'],
  ['an instant in UTC', instant, '2025-03-14T08:30:00.5Z', '2025-03-14T08:30:00.5Z'],
  ['a TIN', tin, '1N3A2624', '1N3A2624'],
  ['a TIN as it stands on the tire', tin, 'dot 1n3a kt5 5220', '1N3AKT55220'],
  ['yes', yesOrNo, 'Yes', true],
  ['no', yesOrNo, 'FALSE', false],
  ['leading zeros', nonsig, '0000101', '0000101'],
  ['a list of numbers', nonsigs, '007; 008;007;', ['007', '008']],
  ['a word', oneOf('open', 'closed'), 'open', 'open'],
  ['a text', text(5), 'Québec'.slice(0, 5), 'Québe'],
])('%s is read', (_, type, written, value) => {
  expect(type.read(written, now)).toEqual({ value });
});

test.each<[string, ValueType, string, string]>([
  ['a day that the calendar lacks', date, '2025-02-29', 'is not a day as YYYY-MM-DD'],
  ['a day before the month', date, '31/12/2024', 'is not a day as'],
  ['a day with one digit', date, '1/2/2025', 'is not a day as'],
  ['a day of tomorrow', date, '2025-07-03', 'lies in the future'],
  ['a day of long ago', date, '12/31/1989', 'lies before 1990'],
  ['three decimals', amount, '1.005', 'has more than 2 decimals'],
  ['a huge amount', amount, '1000000000000.00', 'has more than 12 digits before the point'],
  ['an amount with separators', amount, '1,234.50', 'is not a number such as 1234.50'],
  ['a sign of money', amount, '$12.00', 'is not a number such as'],
  ['a number in floating point', amount, '1e3', 'is not a number such as'],
  ['a fraction', wholeNumber(0, 9), '1.0', 'is not a whole number'],
  ['a number out of range', wholeNumber(1, 32_767), '32768', 'is not from 1 to 32767'],
  ['a place beyond the pole', between(-90, 90, 5), '90.00001', 'is not from -90 to 90'],
  [
    'an instant without its offset',
    instant,
    '2025-03-14T08:30:00',
    'is not a time with its offset',
  ],
  ['an hour that no day has', instant, '2025-03-14T24:00:00Z', 'is not a time with its offset'],
  ['an instant to come', instant, '2025-07-01T12:00:01Z', 'lies in the future'],
  ['an instant on no day', instant, '2025-02-30T08:30:00Z', 'is not a time with its offset'],
  ['a TIN of week 0', tin, '1N3A0024', 'has no week 00'],
  ['a TIN of week 54', tin, '1N3A5424', 'has no week 54'],
  ['a TIN of next week', tin, '1N3A2825', 'was made in the future'],
  ['a TIN of another century', tin, '1N3A1099', 'was made in the future'],
  ['a TIN without its week', tin, '1N3A', 'is not a TIN that ends in week and year'],
  ['neither yes nor no', yesOrNo, 'maybe', 'is neither yes nor no'],
  ['a number with a comma', nonsig, '12,3', 'is not a number of up to 40'],
  ['a list with a blank in a number', nonsigs, '12;1 3', 'is not a list of numbers'],
  ['a word in capitals', oneOf('open'), 'OPEN', 'is none of open'],
  ['a text that is too long', text(5), 'Québec', 'is longer than 5 characters'],
  ['a text with NUL', text(), 'a\0b', 'has characters that are not text'],
  ['a text in two lines', text(), 'a\nb', 'has a line break'],
])('%s is refused', (_, type, written, fault) => {
  expect(type.read(written, now)).toEqual({ fault: expect.stringContaining(fault) });
});
