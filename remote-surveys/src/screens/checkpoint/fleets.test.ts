import { excessCountIn, fleetsIn, maximumChosen, withFleets } from './fleets.ts';

it('an address holds the fleets that are chosen, and gives them back', () => {
  const before = new URLSearchParams('page=3&country=US&account=1');
  const params = withFleets(before, { accounts: ['07.66', '0766831'], locations: [3, 12] });
  expect(params.toString()).toBe('country=US&account=07.66&account=0766831&location=3&location=12');
  expect(fleetsIn(params)).toEqual({ accounts: ['07.66', '0766831'], locations: [3, 12] });
  expect(withFleets(params, { locations: [] }).toString()).toBe(
    'country=US&account=07.66&account=0766831',
  );
});

it.each(['', 'x', '0', '-1', '1e3', '4444444444'])('%j names no location', (location) => {
  expect(fleetsIn(new URLSearchParams({ location })).locations).toEqual([]);
});

it('each counts once, and no more than an address has room for', () => {
  expect(fleetsIn(new URLSearchParams('account=1&account=1&location=2&location=2'))).toEqual({
    accounts: ['1'],
    locations: [2],
  });
  const many = new URLSearchParams(
    Array.from({ length: maximumChosen + 5 }, (_, index) => ['location', String(index + 1)]),
  );
  expect(fleetsIn(many).locations).toHaveLength(maximumChosen);
  expect(excessCountIn(many)).toBe(5);
  many.append('account', '1');
  expect(excessCountIn(many)).toBe(5);
});
