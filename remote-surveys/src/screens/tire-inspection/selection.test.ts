import {
  excessCountIn,
  isSame,
  locationsIn,
  maximumChosen,
  stepIn,
  withSelection,
  withStep,
} from './selection.ts';

const selection = { locations: [3, 12], from: '2026-01-01', to: '', surveyor: 'Ana', dealer: '' };

it('an address holds what was chosen, and gives it back', () => {
  const params = withSelection(new URLSearchParams('page=4&sort=-exceptions&to=x'), selection);
  expect(params.toString()).toBe('sort=-exceptions&locations=3.12&from=2026-01-01&surveyor=Ana');
  expect(locationsIn(params)).toEqual([3, 12]);
});

it.each(['', 'x', '0', '-1', '1e3', '3.4444444444', '..'])('%j names no location', (text) => {
  expect(locationsIn(new URLSearchParams({ locations: text })).filter((id) => id !== 3)).toEqual(
    [],
  );
});

it('a location counts once, and no more than an address has room for', () => {
  expect(locationsIn(new URLSearchParams('locations=3.3.4'))).toEqual([3, 4]);
  const many = Array.from({ length: maximumChosen + 5 }, (_, index) => index + 1).join('.');
  const params = new URLSearchParams({ locations: many });
  expect(locationsIn(params)).toHaveLength(maximumChosen);
  expect(excessCountIn(params)).toBe(5);
  expect(excessCountIn(new URLSearchParams('locations=3.3.4'))).toBe(0);
});

it('one step is open at a time, or none', () => {
  const open = withStep(new URLSearchParams('locations=3'), 'filters');
  expect([stepIn(open), stepIn(withStep(open, 'locations'))]).toEqual(['filters', 'locations']);
  expect(stepIn(withStep(open, null))).toBeNull();
  expect(stepIn(new URLSearchParams('step=third'))).toBeNull();
});

it('two selections are the same by what they choose', () => {
  expect(isSame(selection, { ...selection, locations: [3, 12] })).toBe(true);
  expect(isSame(selection, { ...selection, locations: [3] })).toBe(false);
  expect(isSame(selection, { ...selection, dealer: '007' })).toBe(false);
});
