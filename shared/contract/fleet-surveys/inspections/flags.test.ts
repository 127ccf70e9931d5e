import { valves } from '../tires/code-lists.ts';
import { type FlaggedTire, flagsOf } from './flags.ts';

const fine: FlaggedTire = { pressure: 690, tread: 10, valve: 'ok', conditions: [] };

test('wear is one a tire, whatever is flagged of it, and a valve another', () => {
  const worn = { ...fine, conditions: ['cut', 'cupping'] as const, valve: 'leaking' as const };
  expect(flagsOf([fine, worn])).toEqual({ flagged_wear: 1, flagged_valves: 1 });
});

test('what was not read is no exception; a flat tire and one without pressure are read', () => {
  const flagged = { ...fine, conditions: ['cut'] as const, valve: 'inaccessible' as const };
  expect(flagsOf([{ ...flagged, pressure: null, tread: null }])).toEqual({
    flagged_wear: 0,
    flagged_valves: 0,
  });
  expect(
    flagsOf([
      { ...flagged, pressure: 0 },
      { ...flagged, pressure: null },
    ]),
  ).toEqual({
    flagged_wear: 2,
    flagged_valves: 2,
  });
});

test.each([
  ['ok', 0],
  ['missing_cap', 1],
  ['plastic_cap', 1],
  ['leaking', 1],
  ['bent_damaged', 1],
  ['inaccessible', 1],
  ['flow_through', 0],
  ['no_reading', 0],
] as const)('a valve that is %s counts %s', (valve, flagged_valves) => {
  expect(valves).toContain(valve);
  expect(flagsOf([{ ...fine, valve }])).toMatchObject({ flagged_valves });
});
