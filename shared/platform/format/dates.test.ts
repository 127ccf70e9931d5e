import { formatDate, formatDay, isIsoDate, parseDate } from './dates.ts';

describe('a date as people type it', () => {
  test.each([
    ['02/29/2024', '2024-02-29'],
    ['2/9/2024', '2024-02-09'],
    ['12/31/1999', '1999-12-31'],
    [' 01/05/2026 ', '2026-01-05'],
  ])('%s is %s', (text, expected) => {
    expect(parseDate(text)).toBe(expected);
  });

  test.each([
    '02/30/2024',
    '02/29/2023',
    '02/29/1900',
    '04/31/2024',
    '13/01/2024',
    '00/10/2024',
    '01/00/2024',
    '01/32/2024',
    '1/1/24',
    '01/01/20245',
    '01/01/0000',
    '001/01/2024',
    '01-01-2024',
    '2024-01-01',
    '',
    'today',
  ])('%s is refused', (text) => {
    expect(parseDate(text)).toBeNull();
  });
});

test('writes a date as MM/DD/YYYY, and what is none as no value', () => {
  expect(formatDate('2024-02-09')).toBe('02/09/2024');
  expect(formatDate(null)).toBe('–');
  expect(formatDate('2024-02-30')).toBe('–');
  expect(formatDate('02/09/2024')).toBe('–');
});

test('knows a day of the calendar', () => {
  expect(isIsoDate('2000-02-29')).toBe(true);
  expect(isIsoDate('2100-02-29')).toBe(false);
  expect(isIsoDate('2024-2-9')).toBe(false);
});

describe('the day of an instant', () => {
  test("is the reader's own", () => {
    // The first and last minute of a local day, in any time zone.
    expect(formatDay(new Date(2026, 2, 4, 23, 59).toISOString())).toBe('03/04/2026');
    expect(formatDay(new Date(2026, 2, 5, 0, 0).toISOString())).toBe('03/05/2026');
  });

  test.each([null, undefined, '', 'soon'])('%j is no instant', (text) => {
    expect(formatDay(text)).toBe(formatDate(null));
  });
});
