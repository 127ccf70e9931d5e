import fc from 'fast-check';
import {
  isNorthAmerican,
  isRefusedVin,
  vinCheckDigit,
  vinFault,
  vinModelYear,
  vinOf,
  vinYearCode,
} from './vin.ts';

// Published examples: the first from 49 CFR 565, the second the common test number of all ones.
test.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'])('%s is right', (vin) => {
  expect(vinFault(vin)).toBeNull();
  expect(isRefusedVin(vin)).toBe(false);
});

test.each([
  ['1M8GDM9AXKP04278', 'length'],
  ['1M8GDM9AXKP0427888', 'length'],
  ['', 'length'],
  ['IM8GDM9AXKP042788', 'characters'],
  ['1M8GDM9AXKPO42788', 'characters'],
  ['1M8GDM9AXKPQ42788', 'characters'],
  ['1m8gdm9axkp042788', 'characters'],
  ['1M8GDM9A1KP042788', 'check_digit'],
] as const)('%s is refused: %s', (vin, fault) => {
  expect(vinFault(vin)).toBe(fault);
  expect(isRefusedVin(vin)).toBe(true);
});

test('a wrong check digit from outside North America is a warning', () => {
  const vin = 'WVWZZZ1JZ3W386752';
  expect(isNorthAmerican(vin)).toBe(false);
  expect(vinFault(vin)).toBe('check_digit');
  expect(isRefusedVin(vin)).toBe(false);
});

test('blanks, hyphens and small letters are put right', () => {
  expect(vinOf(' 1m8gdm9ax-kp042788 ')).toBe('1M8GDM9AXKP042788');
});

const characters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const rightVin = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((letters) => {
    const text = letters.join('');
    return text.slice(0, 8) + vinCheckDigit(text) + text.slice(9);
  });

/** The regulation's transliteration table, written out to verify the computed one. */
const table: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

test('the check digit is that of a second computation, and makes the number right', () => {
  fc.assert(
    fc.property(rightVin, (vin) => {
      const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
      const sum = weights.reduce(
        (total, weight, place) =>
          total + weight * (table[vin[place] ?? ''] ?? (Number(vin[place]) || 0)),
        0,
      );
      expect(vin[8]).toBe(sum % 11 === 10 ? 'X' : String(sum % 11));
      expect(vinFault(vin)).toBeNull();
    }),
  );
});

test('one wrong character is found, unless the two count alike', () => {
  fc.assert(
    fc.property(
      rightVin,
      fc.integer({ min: 0, max: 16 }).filter((place) => place !== 8),
      fc.constantFrom(...characters),
      (vin, place, character) => {
        const changed = vin.slice(0, place) + character + vin.slice(place + 1);
        const value = (text: string | undefined) => table[text ?? ''] ?? Number(text);
        // The weights have no common factor with 11, so only a character of equal value goes
        // undetected.
        const isSame = value(vin[place]) === value(character);
        expect(vinFault(changed)).toBe(isSame ? null : 'check_digit');
      },
    ),
  );
});

test.each([
  ['A', 2026, 2010],
  ['R', 2026, 2024],
  ['T', 2026, 2026],
  ['V', 2026, 2027],
  ['W', 2026, 1998],
  ['9', 2026, 2009],
  ['U', 2026, null],
  ['0', 2026, null],
])('a tenth place of %s is read in %i as %s', (character, thisYear, year) => {
  expect(vinModelYear(`1M8GDM9AX${character}P042788`, thisYear)).toBe(year);
});

test('a year from 1980 on is read back from its character', () => {
  for (let year = 1980; year <= 2040; year += 1) {
    const vin = `1M8GDM9AX${vinYearCode(year)}P042788`;
    expect(vinModelYear(vin, year)).toBe(year);
  }
});
