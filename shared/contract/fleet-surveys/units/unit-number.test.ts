import fc from 'fast-check';
import { surveyLimits } from '../survey-limits.ts';
import { nextUnitNumber, unitNumber } from './unit-number.ts';

test.each([
  ['1001', '1001'],
  [' 0042 ', '0042'],
  ['A/12', 'A/12'],
  ['..', '..'],
  ['77.map', '77.map'],
  ['車 12', '車 12'],
  ['\u00a0Nº 7\u3000', 'Nº 7'],
  ['e\u0301', '\u00e9'],
  ['9'.repeat(40), '9'.repeat(40)],
])('%j is the number %j', (text, number) => {
  expect(unitNumber(text)).toBe(number);
});

test.each([
  '',
  '   ',
  '9'.repeat(41),
  '12\u200f34',
  '\u202e12',
  '1\n2',
  '1\u00002',
  '\u2800',
  '\u00ad',
])('%j is none', (text) => {
  expect(unitNumber(text)).toBeNull();
});

const numbers = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: surveyLimits.unitNumber })
  .map(unitNumber)
  .filter((number) => number !== null);

test('a number that is kept stays as it is, whatever blanks are put around it', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom('', ' ', '\u00a0', '\t', '\u3000'), (number, blank) => {
      expect(unitNumber(`${blank}${number}${blank}`)).toBe(number);
    }),
  );
});

test('leading zeros count: numbers that differ in them stay apart', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,20}$/), (digits) => {
      expect(unitNumber(`0${digits}`)).toBe(`0${digits}`);
    }),
  );
});

test.each([
  ['1001', '1002'],
  ['0099', '0100'],
  ['T-09B', 'T-10B'],
  ['999', '1000'],
  ['TRK', 'TRK2'],
  ['A1-B', 'A2-B'],
  ['90071992547409919', '90071992547409920'],
  ['9'.repeat(40), null],
])('after %s comes %s', (number, next) => {
  expect(nextUnitNumber(number)).toBe(next);
});

test('counting up never comes to a number that was there before', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 2, max: 30 }), (first, count) => {
      const seen = new Set([first]);
      let number: string | null = first;
      for (let clone = 0; clone < count && number !== null; clone += 1) {
        number = nextUnitNumber(number);
        if (number === null) break;
        expect(seen).not.toContain(number);
        seen.add(number);
      }
    }),
  );
});
