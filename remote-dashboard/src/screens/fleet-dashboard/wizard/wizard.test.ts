import { type Selection, unrestrictedFilters } from '../../../selection/selection.ts';
import { draftOf } from './draft.ts';
import { canOpen, transition, type WizardEvent, type WizardState } from './wizard.ts';

const today = '2026-03-15';
const fleet = { fleet_type: 'us_national_account', account: '0100' } as const;
const other = { fleet_type: 'us_national_account', account: '0200' } as const;
const dates = { date_type: '0', date_from: '2026-02-13', date_to: today } as const;
const nothing: Selection = { fleet: null, dates: null, filters: unrestrictedFilters };
const whole: Selection = { fleet, dates, filters: { ...unrestrictedFilters, locations: [1, 2] } };

const standing = (saved: Selection, stand: Partial<WizardState> = {}): WizardState => ({
  open: [],
  folded: false,
  ran: false,
  saved,
  draft: draftOf(saved, today),
  refused: null,
  ...stand,
});
const after = (state: WizardState, ...events: WizardEvent[]) =>
  events.reduce((current, event) => transition(current, event, today), state);

it('goes back to the selection that the reports were of', () => {
  const state = after(
    standing(whole, { ran: true, folded: true }),
    { type: 'unfold' },
    { type: 'open', step: 'fleet' },
    { type: 'change', part: { fleet: other } },
    { type: 'close', step: 'fleet' },
    { type: 'cancel', to: whole },
  );
  expect(state).toEqual(standing(whole, { ran: true, folded: true }));
});

describe('closing a step', () => {
  it('saves step 1 and opens step 2', () => {
    const state = after(
      standing(nothing, { open: ['fleet'] }),
      { type: 'change', part: { fleet } },
      { type: 'close', step: 'fleet' },
    );
    expect(state.open).toEqual(['dates']);
    expect(state.saved).toEqual({ fleet, dates: null, filters: unrestrictedFilters });
  });

  it('saves steps 1 and 2 and opens the filters', () => {
    const state = after(standing({ ...nothing, fleet }, { open: ['dates'] }), {
      type: 'close',
      step: 'dates',
    });
    expect(state.open).toEqual(['filters']);
    expect(state.saved).toEqual({ fleet, dates, filters: unrestrictedFilters });
  });

  it('saves everything when it is the filters', () => {
    const filters = { ...unrestrictedFilters, nonsigs: [7] };
    const custom = { date_type: '4', date_from: '2025-01-01', date_to: '2025-02-01' } as const;
    const state = after(
      standing(whole, { open: ['dates', 'filters'] }),
      { type: 'change', part: { filters } },
      { type: 'change', part: { dates: custom } },
      { type: 'close', step: 'filters' },
    );
    expect(state.open).toEqual(['dates']);
    expect(state.saved).toEqual({ fleet, dates: custom, filters });
  });

  it('saves only what comes before it', () => {
    const state = after(
      standing(whole, { open: ['dates', 'filters'] }),
      { type: 'change', part: { filters: { ...unrestrictedFilters, locations: [9] } } },
      { type: 'close', step: 'dates' },
    );
    expect(state.saved.filters.locations).toEqual([1, 2]);
    expect(state.draft.filters.locations).toEqual([9]);
  });

  it('forgets the locations of another account', () => {
    const state = after(
      standing(whole, { open: ['fleet'] }),
      { type: 'change', part: { fleet: other } },
      { type: 'close', step: 'fleet' },
    );
    expect(state.saved).toEqual({ fleet: other, dates, filters: unrestrictedFilters });
    expect(state.draft.filters).toEqual(unrestrictedFilters);
  });

  it.each<[string, Partial<WizardState['draft']>, 'fleet' | 'dates' | 'filters']>([
    ['no account', { fleet: { ...fleet, account: '' } }, 'fleet'],
    [
      'a range upside down',
      { dates: { ...dates, date_type: '4', date_from: '2026-03-16' } },
      'dates',
    ],
    ['no location', { filters: { ...unrestrictedFilters, locations: [] } }, 'filters'],
    ['no nonsig', { filters: { ...unrestrictedFilters, nonsigs: [] } }, 'filters'],
    [
      'more than 1,000 locations',
      {
        filters: {
          ...unrestrictedFilters,
          locations: Array.from({ length: 1001 }, (_, id) => id + 1),
        },
      },
      'filters',
    ],
  ])('is refused with %s', (_, part, step) => {
    const state = after(
      standing(whole, { open: [step] }),
      { type: 'change', part },
      { type: 'close', step },
    );
    expect(state).toMatchObject({ open: [step], refused: step, saved: whole });
  });
});

describe('opening a step', () => {
  it('closes step 2 and the filters when it is step 1, without saving them', () => {
    const state = after(
      standing(whole, { open: ['dates', 'filters'] }),
      { type: 'change', part: { filters: { ...unrestrictedFilters, locations: [5] } } },
      { type: 'open', step: 'fleet' },
    );
    expect(state.open).toEqual(['fleet']);
    expect(state.saved).toEqual(whole);
  });

  it('takes up the filters that come with it, and saves nothing', () => {
    const filters = { ...unrestrictedFilters, locations: [5] };
    const state = after(standing(whole, { folded: true }), {
      type: 'open',
      step: 'filters',
      filters,
    });
    expect(state.draft.filters).toEqual(filters);
    expect(state.saved).toEqual(whole);
  });

  it('leaves the filters open when it is step 2', () => {
    const state = after(standing(whole, { open: ['filters'] }), { type: 'open', step: 'dates' });
    expect(state.open).toEqual(['dates', 'filters']);
  });

  it('closes and saves step 1 when it is step 2', () => {
    const state = after(
      standing(whole, { open: ['fleet'] }),
      { type: 'change', part: { fleet: other } },
      { type: 'open', step: 'dates' },
    );
    expect(state.open).toEqual(['dates']);
    expect(state.saved.fleet).toEqual(other);
  });

  it('needs what comes before it', () => {
    expect(canOpen(standing(nothing), 'dates')).toBe(false);
    expect(canOpen(standing({ ...nothing, fleet }), 'filters')).toBe(false);
    expect(canOpen(standing(whole, { open: ['fleet'] }), 'filters')).toBe(false);
    const state = standing(nothing, { open: ['fleet'] });
    expect(after(state, { type: 'open', step: 'filters' })).toBe(state);
  });
});

describe('running', () => {
  it('saves everything and folds the wizard', () => {
    const filters = { ...unrestrictedFilters, locations: [3] };
    const state = after(
      standing(whole, { open: ['filters'] }),
      { type: 'change', part: { filters } },
      { type: 'run' },
    );
    expect(state).toMatchObject({ open: [], folded: true, ran: true });
    expect(state.saved.filters).toEqual(filters);
  });

  it('opens the step at fault instead', () => {
    const state = after(standing(nothing, { open: ['fleet'] }), { type: 'run' });
    expect(state).toMatchObject({ open: ['fleet'], folded: false, ran: false, refused: 'fleet' });
  });

  it('can be followed by changes', () => {
    const folded = after(standing(whole), { type: 'run' });
    expect(after(folded, { type: 'unfold' })).toMatchObject({ folded: false, open: [], ran: true });
    expect(after(folded, { type: 'open', step: 'dates' })).toMatchObject({
      folded: false,
      open: ['dates'],
    });
  });
});
