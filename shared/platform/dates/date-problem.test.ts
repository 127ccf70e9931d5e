import moment from 'moment';
import { dateCharacters, readDate } from './date-problem.ts';

const open = { required: false, maximum: undefined, minimum: undefined };

test.each([
  ['02/28/2026', '2026-02-28'],
  ['2/8/2026', '2026-02-08'],
  ['02/29/2024', '2024-02-29'],
  ['12/31/1999', '1999-12-31'],
])('reads %s', (text, date) =>
  expect(readDate(text, open)).toEqual({ value: date, problem: null }),
);

test.each(['02/30/2026', '02/29/2026', '13/01/2026', '00/10/2026', '01/00/2026', '01/32/2026'])(
  'refuses %s, which is no day',
  (text) => expect(readDate(text, open)).toEqual({ value: null, problem: 'format' }),
);

test.each(['1', '01/02', '01/02/26', '01/02/026', '01022026', '01//2026', '001/02/2026', '/'])(
  'refuses %s, which is no whole date',
  (text) => expect(readDate(text, open)).toEqual({ value: null, problem: 'format' }),
);

test('an empty text is a problem only where a date is required', () => {
  expect(readDate('', open)).toEqual({ value: null, problem: null });
  expect(readDate('', { ...open, required: true })).toEqual({ value: null, problem: 'required' });
});

test('the limits are part of the range', () => {
  const limits = { ...open, minimum: '2026-01-10', maximum: '2026-01-20' };
  const problemOf = (text: string) => readDate(text, limits).problem;
  expect(['01/09/2026', '01/10/2026', '01/20/2026', '01/21/2026'].map(problemOf)).toEqual([
    'before_minimum',
    null,
    null,
    'after_maximum',
  ]);
});

test('agrees with a strict parse by moment on every day that can be written', () => {
  for (const year of [1900, 2000, 2024, 2025, 2100]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const text = `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;
        const strict = moment(text, 'MM/DD/YYYY', true);
        const expected = strict.isValid() ? strict.format('YYYY-MM-DD') : null;
        expect([text, readDate(text, open).value]).toEqual([text, expected]);
      }
    }
  }
});

test('drops every character that cannot stand in a date', () => {
  expect(dateCharacters(' on 01/05/2026, late')).toBe('01/05/2026');
  expect(dateCharacters('2026-01-05')).toBe('20260105');
  expect(dateCharacters('٠١/٠٢/٢٠٢٦ ½')).toBe('//');
});
