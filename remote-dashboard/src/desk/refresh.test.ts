import { readDesk } from './desk.ts';
import { type RefreshCause, type RefreshEvent, refreshCauseOf, refreshes } from './refresh.ts';

const deskAt = (search: string) => readDesk(new URLSearchParams(search));

const own = deskAt('ft=us_national_account&ac=0100&b=p1');
const running = deskAt('t=7&b=s2');
const editing = deskAt('t=7&te=1&b=s2');
const other = deskAt('t=8&b=s2');

const opened = (
  before: typeof own | null,
  after: typeof own,
  isRestored = false,
): RefreshEvent => ({
  type: 'open',
  before,
  after,
  isRestored,
});

describe('what lies on the desk', () => {
  it.each([
    ['', null, 'run', 'own'],
    ['b=p1&tab=combined', null, 'run', 'own'],
    ['te=1', null, 'run', 'own'],
    ['t=7', 7, 'run', 'temporary'],
    ['t=7&te=1', 7, 'edit', 'temporary'],
    ['t=7&te=yes', 7, 'run', 'temporary'],
    ['t=', null, 'run', 'own'],
    ['t=0', null, 'run', 'own'],
    ['t=-1', null, 'run', 'own'],
    ['t=7.5', null, 'run', 'own'],
    ['t=<b>', null, 'run', 'own'],
    ['t=99999999999999999999', null, 'run', 'own'],
  ] as const)('by %j is the template %j, to %s, with the %s basket', (search, ...expected) => {
    const { template, mode, basket } = deskAt(search);
    expect([template, mode, basket]).toEqual(expected);
  });
});

describe('why reports are asked for', () => {
  const events: readonly [string, RefreshEvent, RefreshCause | null][] = [
    ['Run without a change', { type: 'run', isBaseChanged: false }, 'run_on_click'],
    ['Run with a change', { type: 'run', isBaseChanged: true }, 'base_parameters_changed'],
    ['a bare address with a kept report', opened(null, own, true), 'restore_from_local_storage'],
    ['the way back to a bare address', opened(running, own, true), 'restore_from_local_storage'],
    ['an address that holds a report', opened(null, own), null],
    ['the way back to the own report', opened(editing, own), null],
    ['another view of the own report', opened(own, own), null],
    ['a template', opened(own, running), 'restore_as_run'],
    ['a template, as the first address', opened(null, running), 'restore_as_run'],
    ['another template', opened(running, other), 'restore_as_run'],
    ['a template to be edited', opened(own, editing), 'restore_as_edit'],
    ['the template that is read, to be edited', opened(running, editing), 'restore_as_edit'],
    ['the template that was edited, to be read', opened(editing, running), 'restore_as_run'],
    ['another view of the same template', opened(running, running), null],
    ['another view of the template being edited', opened(editing, editing), null],
  ];

  it.each(events)('%s', (_, event, cause) => {
    expect(refreshCauseOf(event)).toBe(cause);
  });

  it('every cause has an event that leads to it', () => {
    const caused = new Set(events.map(([, event]) => refreshCauseOf(event)));
    caused.delete(null);
    expect([...caused].toSorted()).toEqual(Object.keys(refreshes).toSorted());
  });
});

describe('what a cause does', () => {
  it.each([
    ['run_on_click', true, 'stays'],
    ['base_parameters_changed', false, 'stays'],
    ['restore_from_local_storage', false, 'restored'],
    ['restore_as_run', true, 'stays'],
    ['restore_as_edit', true, 'stays'],
  ] as const)('%s asks anew: %s; the address %s', (cause, ...expected) => {
    const { isAnew, address } = refreshes[cause];
    expect([isAnew, address]).toEqual(expected);
  });
});
