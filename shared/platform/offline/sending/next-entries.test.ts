import type { Entry, NewEntry } from '../entry.ts';
import { write } from '../testing/fake-yard.ts';
import { nextEntries } from './next-entries.ts';

const entry = (number: number, own: Partial<Entry & NewEntry> = {}): Entry => ({
  ...write(number),
  user: 'a',
  number,
  writtenAt: '2026-03-04T12:00:00.000Z',
  state: 'waiting',
  attempts: 0,
  failure: null,
  ...own,
});

const next = (
  entries: readonly Entry[],
  { sending = [] as number[], heldBack = [] as number[], limit = 4 } = {},
) => {
  const isAmong = (numbers: number[]) => (id: string) =>
    numbers.some((number) => entry(number).id === id);
  return nextEntries(entries, {
    isSending: isAmong(sending),
    isHeldBack: isAmong(heldBack),
    limit,
  }).map(({ number }) => number);
};

const survey = { holds: ['survey:1'], needs: [] };
const unit = { holds: ['inspection:1/2'], needs: ['survey:1'] };
const photo = { holds: [], needs: ['survey:1', 'inspection:1/2'], isLast: true };

it('sends what is independent side by side, as many as may be', () => {
  expect(next([1, 2, 3, 4, 5].map((number) => entry(number)))).toEqual([1, 2, 3, 4]);
  expect(
    next(
      [1, 2, 3].map((number) => entry(number)),
      { limit: 2 },
    ),
  ).toEqual([1, 2]);
  expect(next([entry(1)], { limit: 0 })).toEqual([]);
});

it('sends what needs something after what holds it', () => {
  const entries = [entry(1, survey), entry(2, unit), entry(3)];
  expect(next(entries)).toEqual([1, 3]);
  expect(next(entries, { sending: [1] })).toEqual([3]);
  expect(next(entries.slice(1))).toEqual([2, 3]);
});

it('sends what only needs the same side by side, and what holds it after them', () => {
  const needs = { holds: [], needs: ['survey:1'] };
  expect(next([entry(1, needs), entry(2, needs), entry(3, survey)])).toEqual([1, 2]);
});

it('keeps what stands behind an entry that needs attention, and nothing else', () => {
  const entries = [entry(1, { ...survey, state: 'attention' }), entry(2, unit), entry(3)];
  expect(next(entries)).toEqual([3]);
});

it('sends photos after everything that can be sent without them', () => {
  const entries = [entry(1, photo), entry(2), entry(3)];
  expect(next(entries, { sending: [2] })).toEqual([3]);
  expect(next(entries, { sending: [2, 3] })).toEqual([]);
  expect(next([entry(1, photo)])).toEqual([1]);
});

it('sends photos that something else waits for', () => {
  expect(next([entry(1, photo), entry(2, survey)])).toEqual([1]);
  expect(next([entry(1, photo), entry(2, survey)], { sending: [1] })).toEqual([]);
});

it('does not let photos wait for what needs attention', () => {
  const stuck = entry(1, { holds: ['unit:9'], state: 'attention' });
  expect(next([stuck, entry(2, { needs: ['unit:9'] }), entry(3, photo)])).toEqual([3]);
});

it('leaves out what failed just now; photos wait for it a few times', () => {
  const entries = [entry(1, { attempts: 1 }), entry(2), entry(3, photo)];
  expect(next(entries, { heldBack: [1] })).toEqual([2]);
  expect(next([entry(1, { attempts: 1 }), entry(3, photo)], { heldBack: [1] })).toEqual([]);
  expect(next([entry(1, { attempts: 3 }), entry(3, photo)], { heldBack: [1] })).toEqual([3]);
});
