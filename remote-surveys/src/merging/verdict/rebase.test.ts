import type { TireSaving, Wheel } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { readingOf } from '../../testing/rows.ts';
import { mapWith, refusedWrite, savingOf } from '../testing.ts';
import { judge } from './judge.ts';
import { isSameRow, rebasedOnDiscarded, rebasedOnSettled } from './rebase.ts';
import { writes } from './writes.ts';

const call = 'POST fleet_survey/save_tire';
type Reading = NonNullable<Wheel['reading']>;

/** Values entered for a tire in one go. */
type TypedReading = Partial<Pick<Reading, 'pressure' | 'valve' | 'comments'>>;
type Field = keyof TypedReading;
const fields: readonly Field[] = ['pressure', 'valve', 'comments'];

/** A reading after a write, on server and device. Values that are already there are no change. */
const after = (reading: Reading, typed: TypedReading): Reading =>
  fields.every((field) => typed[field] === undefined || typed[field] === reading[field])
    ? reading
    : { ...reading, ...typed, revision: reading.revision + 1 };
const rowOf = (reading: Reading) => writes[call]?.rowIn(mapWith(reading), savingOf(null));
const writtenOn = (reading: Reading, typed: TypedReading) => ({
  call,
  body: savingOf(reading, typed),
  read: rowOf(reading),
});

it('of a write on top of one that is given up, only its own change stays', () => {
  const read = readingOf({ revision: 4, pressure: 90 });
  const first = writtenOn(read, { pressure: 98 });
  const second = writtenOn(after(read, { pressure: 98 }), { comments: 'Hot' });
  expect(rebasedOnDiscarded(second, first)?.body).toMatchObject({
    revision: 4,
    pressure: 90,
    comments: 'Hot',
  });
});

it('writes of other tires, or by other calls, stand on their own', () => {
  const read = readingOf();
  const one = writtenOn(read, { pressure: 98 });
  const mate = { ...one, body: { ...one.body, slot: 'inner' } };
  expect(isSameRow(one, mate)).toBe(false);
  expect(rebasedOnDiscarded(mate, one)).toBeNull();
  expect(rebasedOnDiscarded({ ...one, call: 'POST fleet_survey/replace_tires' }, one)).toBeNull();
});

type Write = ReturnType<typeof writtenOn>;

/** Fields in which a write differs from what it has read. */
function changedBy({ body, read }: Write): Field[] {
  const weighed = writes[call]?.weigh({ body, read }, rowOf(readingOf({ pressure: 1 })));
  const before: TypedReading = { comments: '?', valve: 'bent_damaged' };
  const other = writes[call]?.weigh({ body, read }, rowOf(readingOf(before)));
  const changed = [weighed, other].flatMap((each) => [
    ...(each?.mine ?? []),
    ...(each?.both ?? []),
  ]);
  return fields.filter((field) => changed.includes(field));
}

/** A server with one tire, which accepts writes of the present revision and refuses others. */
function server() {
  let present = readingOf({ revision: 1, pressure: 90 });
  return {
    present: () => present,
    change(typed: TypedReading) {
      present = after(present, typed);
    },
    isTaken({ revision, pressure, valve = null, comments = '' }: TireSaving) {
      const said = { pressure, valve, comments };
      if (fields.every((field) => present[field] === said[field])) return true;
      if (revision !== present.revision) return false;
      present = after(present, said);
      return true;
    },
  };
}

const typed: fc.Arbitrary<TypedReading> = fc.oneof(
  fc.record({ pressure: fc.integer({ min: 80, max: 84 }) }),
  fc.record({ valve: fc.constantFrom('ok' as const, 'leaking' as const) }),
  fc.record({ comments: fc.constantFrom('a', 'b', 'c') }),
);
const step = fc.record({
  mine: typed,
  /** Saved by others before this write arrives. */
  others: fc.array(typed, { maxLength: 2 }),
  isGivenUp: fc.boolean(),
  side: fc.constantFrom('mine' as const, 'theirs' as const),
});

it('a chain of writes overwrites nothing that its author has not seen, or chosen against', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const yard = server();
      // All writes were made without a network, each based on the one before.
      let seen = yard.present();
      const chain = steps.flatMap((each) => {
        const write = writtenOn(seen, each.mine);
        const next = after(seen, each.mine);
        if (next === seen) return [];
        seen = next;
        return [{ ...each, write }];
      });
      const change = (place: number, next: typeof rebasedOnDiscarded | typeof rebasedOnSettled) => {
        const [made] = chain.slice(place);
        for (const later of chain.slice(place + 1))
          if (made) later.write = { ...later.write, ...next(later.write, made.write) } as Write;
      };
      for (const [place, step] of chain.entries()) {
        for (const other of step.others) yard.change(other);
        if (step.isGivenUp) {
          change(place, rebasedOnDiscarded);
          continue;
        }
        const before = yard.present();
        const { body, read } = step.write;
        // Its own changes, now that earlier writes may be discarded.
        const own = changedBy(step.write);
        let chosen: readonly string[] = [];
        if (!yard.isTaken(body)) {
          const verdict = judge(refusedWrite('save_tire', body, read), mapWith(before));
          change(place, rebasedOnSettled);
          if (verdict.kind === 'clash') {
            chosen = verdict.clashes.map(({ field }) => field);
            const sides = Object.fromEntries(chosen.map((field) => [field, step.side]));
            expect(yard.isTaken(verdict.nextWith(sides).body as TireSaving)).toBe(true);
          } else {
            if (verdict.kind !== 'merged') throw new Error(verdict.kind);
            expect(yard.isTaken(verdict.next.body as TireSaving)).toBe(true);
          }
        }
        for (const field of fields) {
          const isMine = own.includes(field) && !(chosen.includes(field) && step.side === 'theirs');
          const now = yard.present()[field];
          expect([field, now]).toEqual([field, isMine ? body[field] : before[field]]);
        }
      }
    }),
    { numRuns: 300 },
  );
});
