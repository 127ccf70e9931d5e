import { selectionOf } from './tab-request.ts';

const facts = {
  calls: 1,
  lines: 1,
  casings: 1,
  account: { number: '0012', fleetType: 'us_national_account', lines: 1 },
  yard: { account: '0012', locationId: 1, units: 1 },
  serverVersion: '15',
} as const;

test.each([
  ['2026-07-16', '2025-07-16', '2026-07-15'],
  ['2026-01-01', '2025-01-01', '2025-12-31'],
  ['2024-03-01', '2023-03-01', '2024-02-29'],
  ['2025-03-01', '2024-02-29', '2025-02-28'],
])('of data until %s the twelve months are those from %s to %s', (today, from, to) => {
  expect(selectionOf({ ...facts, today })).toMatchObject({ date_from: from, date_to: to });
});

test('the account is taken whole', () => {
  expect(selectionOf({ ...facts, today: '2026-07-15' })).toMatchObject({
    account: '0012',
    locations: null,
    nonsigs: null,
  });
});
