import { namedCountries } from './place-names.ts';

const places = [
  { country: 'CA', states: ['ON', 'AB'] },
  { country: 'US', states: ['OH', 'AK', 'AL', 'ZZ'] },
  { country: 'DE', states: null },
];

test.each([
  ['en-US', ['Canada', 'Germany', 'United States']],
  ['fr-CA', ['Allemagne', 'Canada', 'États-Unis']],
])('countries are named in %s, in the order of their names', (locale, names) => {
  expect(namedCountries(places, locale).map(({ text }) => text)).toEqual(names);
});

test('states are in the order of their names, and a code that no list has stands for itself', () => {
  const [canada, , us] = namedCountries(places, 'en-US');
  expect(canada?.states.map(({ text }) => text)).toEqual(['Alberta', 'Ontario']);
  expect(us?.states).toEqual([
    { value: 'AL', text: 'Alabama' },
    { value: 'AK', text: 'Alaska' },
    { value: 'OH', text: 'Ohio' },
    { value: 'ZZ', text: 'ZZ' },
  ]);
});

test.each(['', 'USA', 'XX', 'north'])('%j is no country, and stands for itself', (country) => {
  const [named] = namedCountries([{ country, states: ['OH'] }], 'en-US');
  expect(named).toEqual({ value: country, text: country, states: [{ value: 'OH', text: 'OH' }] });
});
