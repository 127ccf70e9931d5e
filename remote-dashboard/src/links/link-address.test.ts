import { linkAddress, rowParameters } from './link-address.ts';

const selection = {
  fleet: { fleet_type: 'us_national_account', account: '0100' },
  dates: { date_type: '4', date_from: '2026-01-05', date_to: '2026-03-31' },
} as const;

test.each([
  ['a month', { Date: '2026-01-05', MonthString: 'Jan', TotalCalls: 3 }, { month: '2026-01' }],
  [
    'a week',
    { Date: '2026-01-11', MonthString: 'Jan', WeekString: '01/11/2026 - 01/17/2026' },
    { week: '2026-01-11' },
  ],
  ['a dealer', { DealerName: 'Roads & Co', Nonsig: '007', TotalCalls: 3 }, { nonsig: '007' }],
  ['a state', { State: 'ND', TotalCalls: 3 }, { state: 'ND' }],
  ['a location', { Code: 'L 1', Name: 'Yard', TotalCalls: 3 }, { location: 'L 1' }],
  ['the total', { TotalCalls: 3 }, null],
])('what tells %s apart', (_, row, parameters) => {
  expect(rowParameters(row)).toEqual(parameters);
});

test('an address says whose figures they are, of which days and of which row', () => {
  expect(linkAddress('https://history.example/events', selection, { month: '2026-01' })).toBe(
    'https://history.example/events?account=0100&date_from=2026-01-05&date_to=2026-03-31&month=2026-01',
  );
});

test('what the address of the region has already stays', () => {
  expect(linkAddress('https://history.example/?app=tires#list', selection)).toBe(
    'https://history.example/?app=tires&account=0100&date_from=2026-01-05&date_to=2026-03-31#list',
  );
});

test('names are written as addresses have them', () => {
  const address = linkAddress('https://history.example/', selection, { location: 'A&B ü' });
  expect(new URL(address).searchParams.get('location')).toBe('A&B ü');
});
