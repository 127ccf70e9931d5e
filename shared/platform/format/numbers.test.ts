import {
  formatCurrency,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatShare,
  roundHalfUp,
} from './numbers.ts';

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [1.004, 2, 1],
    [2.675, 2, 2.68],
    [8.345, 2, 8.35],
    [0.5, 0, 1],
    [-1.005, 2, -1.01],
    [-0.5, 0, -1],
    [-0.004, 2, 0],
    [0.1 + 0.2, 2, 0.3],
    [1e-7, 2, 0],
    [5e-7, 6, 0.000001],
    [12.3456, 3, 12.346],
  ])('%d at %d decimals is %d', (value, digits, expected) => {
    expect(roundHalfUp(value, digits)).toBe(expected);
  });

  test('leaves what is no number alone', () => {
    expect(roundHalfUp(Number.NaN, 2)).toBeNaN();
    expect(roundHalfUp(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY);
  });

  test('agrees with whole cents for every amount that has them', () => {
    for (let cents = -20_000; cents <= 20_000; cents += 7)
      expect(roundHalfUp(cents / 100, 2)).toBeCloseTo(cents / 100, 10);
  });
});

describe('writing numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [-1234567.5, '-1,234,568'],
    [1e21, '1,000,000,000,000,000,000,000'],
    [-0.2, '0'],
    [null, '–'],
    [undefined, '–'],
    [Number.NaN, '–'],
  ])('integer %s is %s', (value, expected) => {
    expect(formatInteger(value)).toBe(expected);
  });

  test.each([
    [1234.5, 2, '1,234.50'],
    [0.005, 2, '0.01'],
    [-0.001, 2, '0.00'],
    [99.995, 2, '100.00'],
    [999999.995, 2, '1,000,000.00'],
    [123456789012.34, 2, '123,456,789,012.34'],
    [0.0000001, 7, '0.0000001'],
    [1.23456, 4, '1.2346'],
  ])('decimal %s with %d decimals is %s', (value, digits, expected) => {
    expect(formatDecimal(value, digits)).toBe(expected);
  });

  test('puts the minus before the currency', () => {
    expect(formatCurrency(-1234.5)).toBe('-$1,234.50');
    expect(formatCurrency(1234.5, 'R$')).toBe('R$1,234.50');
    expect(formatCurrency(-0.001)).toBe('$0.00');
    expect(formatCurrency(null)).toBe('–');
  });

  test('writes percentages as they travel, 0 to 100', () => {
    expect(formatPercent(12.345)).toBe('12.35%');
    expect(formatPercent(null)).toBe('–');
  });

  test.each([
    [21.4, 'en-US', '21%'],
    [100, 'pt-BR', '100%'],
    [20.5, 'fr-CA', '21\u00a0%'],
    [125, 'es-US', '125%'],
    [21, 'de-DE', '21\u00a0%'],
  ])('a share of %s in %s is %j', (value, locale, expected) => {
    expect(formatShare(value, locale)).toBe(expected);
  });
});
