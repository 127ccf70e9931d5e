import { periodOf, selectionBodyOf } from './period.ts';

const today = '2026-03-04';

it.each([
  [
    { from: '', to: '' },
    { from: '2026-02-03', to: '2026-03-04' },
  ],
  [
    { from: '', to: '2026-01-15' },
    { from: '2025-12-17', to: '2026-01-15' },
  ],
  [
    { from: '2026-01-15', to: '' },
    { from: '2026-01-15', to: '2026-03-04' },
  ],
  [
    { from: '2025-01-01', to: '2025-12-31' },
    { from: '2025-01-01', to: '2025-12-31' },
  ],
])('of %j thirty days are shown up to the end, today among them', (chosen, period) => {
  expect(periodOf(chosen, today)).toEqual(period);
});

it('calls are always sent both days, and fleets where some are chosen', () => {
  const all = selectionBodyOf({ accounts: [], locations: [] }, today);
  expect(all({ date_to: today })).toEqual({
    date_from: '2026-02-03',
    date_to: '2026-03-04',
  });
  const some = selectionBodyOf({ accounts: ['0766830'], locations: [3] }, today);
  expect(some({ date_from: '2026-03-01' })).toEqual({
    accounts: ['0766830'],
    locations: [3],
    date_from: '2026-03-01',
    date_to: '2026-03-04',
  });
});
