import { type Selection, unrestrictedFilters } from '../../../selection/selection.ts';
import { patched } from '../../../selection/url-keys.ts';
import { readWizard, writeWizard } from './wizard-params.ts';

const fleet = { fleet_type: 'canadian_nonsig', account: '007' } as const;
const dates = { date_type: '4', date_from: '2026-01-01', date_to: '2026-02-01' } as const;
const nothing: Selection = { fleet: null, dates: null, filters: unrestrictedFilters };
const withFleet: Selection = { ...nothing, fleet };
const whole: Selection = { ...withFleet, dates };
const read = (search: string, saved: Selection) => readWizard(new URLSearchParams(search), saved);

it.each([
  ['', nothing, ['fleet']],
  ['', withFleet, ['dates']],
  ['', whole, ['filters']],
  ['w=0', whole, []],
  ['w=0', withFleet, ['dates']],
  ['w=23', whole, ['dates', 'filters']],
  ['w=123', whole, ['fleet']],
  ['w=3', nothing, ['fleet']],
  ['w=3', withFleet, ['dates']],
  ['w=nonsense', whole, ['filters']],
])('an address with "%s" opens what the selection allows', (search, saved, open) => {
  expect(read(search, saved)).toEqual({ open, folded: false, ran: false });
});

it('is folded after a run and never run without a whole selection', () => {
  expect(read('run=1', whole)).toEqual({ open: [], folded: true, ran: true });
  expect(read('run=1', withFleet)).toEqual({ open: ['dates'], folded: false, ran: false });
});

it.each([
  { open: [], folded: true, ran: true },
  { open: [], folded: false, ran: true },
  { open: ['fleet'], folded: false, ran: true },
  { open: ['dates', 'filters'], folded: false, ran: false },
] as const)('reads back what it wrote: %j', (stand) => {
  const params = patched(new URLSearchParams(), writeWizard(stand));
  expect(readWizard(params, whole)).toEqual(stand);
});
