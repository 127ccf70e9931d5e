import fc from 'fast-check';
import { type Choices, compareFields, type Fields, mergedFields } from './three-way.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const value = fc.constantFrom<unknown>(null, 0, 1, '', 'x', [1, 2], { k: 1 });
const row: fc.Arbitrary<Fields> = fc.record(Object.fromEntries(names.map((name) => [name, value])));
const part: fc.Arbitrary<Fields> = fc.record(
  Object.fromEntries(names.map((name) => [name, value])),
  { requiredKeys: [] },
);
const choices: fc.Arbitrary<Choices> = fc.dictionary(
  fc.constantFrom(...names),
  fc.constantFrom('mine', 'theirs'),
);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

it('keeps both where two have changed different fields', () => {
  const versions = {
    read: { pressure: 90, tread: 14, valve: null },
    mine: { pressure: 98, tread: 14, valve: null },
    present: { pressure: 90, tread: 14, valve: 'leaking' },
  };
  const comparison = compareFields<Fields>(versions);
  expect(comparison).toEqual({ mine: ['pressure'], theirs: ['valve'], both: [] });
  expect(mergedFields<Fields>(versions, comparison)).toEqual({
    pressure: 98,
    tread: 14,
    valve: 'leaking',
  });
});

it('asks where two have changed one field, unless to the same value', () => {
  const read = { pressure: 90, tread: 14 };
  const mine = { pressure: 98, tread: 12 };
  const compared = compareFields<Fields>({ read, mine, present: { pressure: 99, tread: 12 } });
  expect(compared).toEqual({ mine: [], theirs: [], both: ['pressure'] });
});

it('asks about every field that differs where nobody knows what was read', () => {
  const compared = compareFields<Fields>({
    read: null,
    mine: { pressure: 98, tread: 14 },
    present: { pressure: 90, tread: 14, valve: 'ok' },
  });
  expect(compared).toEqual({ mine: [], theirs: [], both: ['pressure'] });
});

it('loses no change: each is in the merged write, or somebody is asked about it', () => {
  fc.assert(
    fc.property(row, part, row, (read, mine, present) => {
      const comparison = compareFields<Fields>({ read, mine, present });
      const merged = mergedFields<Fields>({ mine, present }, comparison);
      for (const name of Object.keys(mine)) {
        if (comparison.both.includes(name)) continue;
        const isMine = !isSame(mine[name], read[name]);
        const isTheirs = !isSame(present[name], read[name]);
        if (isMine) expect(merged[name]).toEqual(mine[name]);
        if (isTheirs) expect(merged[name]).toEqual(present[name]);
      }
    }),
  );
});

it('says nothing of fields that the write does not name', () => {
  fc.assert(
    fc.property(row, part, row, choices, (read, mine, present, chosen) => {
      const comparison = compareFields<Fields>({ read, mine, present });
      const merged = mergedFields<Fields>({ mine, present }, comparison, chosen);
      expect(Object.keys(merged)).toEqual(Object.keys(mine));
    }),
  );
});

it('asks the same whoever of both comes second', () => {
  fc.assert(
    fc.property(row, row, row, (read, mine, present) => {
      const one = compareFields<Fields>({ read, mine, present });
      const other = compareFields<Fields>({ read, mine: present, present: mine });
      expect([...one.both].sort()).toEqual([...other.both].sort());
      expect([...one.mine].sort()).toEqual([...other.theirs].sort());
    }),
  );
});

it('asks nothing a second time: the merged write is a change of what stood there', () => {
  fc.assert(
    fc.property(row, part, row, choices, (read, mine, present, chosen) => {
      const comparison = compareFields<Fields>({ read, mine, present });
      const merged = mergedFields<Fields>({ mine, present }, comparison, chosen);
      const again = compareFields<Fields>({ read: present, mine: merged, present });
      expect([again.both, again.theirs]).toEqual([[], []]);
    }),
  );
});
