import { specOf } from '@portal/contract/fleet-surveys';
import { dayOf, isoOf } from './days.ts';
import { axleSpecsOf, makeSpecs } from './demo-specs.ts';
import { scales } from './scale.ts';
import { specChanges } from './spec-changes.ts';
import { oldest } from './spec-rows.ts';
import { makeWorld } from './world.ts';

const seed = 7;
const today = dayOf('2026-03-05');
const { accounts } = makeWorld(scales.demo, seed);
const specs = makeSpecs(seed, today, accounts);

test('every account has specs, three yards of ten their own, and some hold from a later day on', () => {
  const fleets = new Set(
    specs.filter((row) => row.location_id === null).map((row) => row.account_id),
  );
  expect(fleets.size).toBe(accounts.length);
  const yards = accounts.flatMap(({ locations }) => locations);
  const own = new Set(specs.flatMap(({ location_id }) => location_id ?? []));
  expect(own.size / yards.length).toBeGreaterThan(0.25);
  expect(own.size / yards.length).toBeLessThan(0.36);
  const later = specs.filter(({ valid_from }) => valid_from > isoOf(today));
  expect(later.some(({ location_id }) => location_id === null)).toBe(true);
  expect(later.some(({ location_id }) => location_id !== null)).toBe(true);
});

test('a change leads to every spec that is not of the oldest', () => {
  const changes = specChanges(seed, today, { specs, approved: [], userId: 1 });
  const younger = specs.filter(({ valid_from }) => valid_from > isoOf(today - oldest));
  expect(changes).toHaveLength(younger.length);
  expect(changes.every(({ at }) => Number(at) < today * 86_400_000)).toBe(true);
  expect(changes.some(({ before }) => before !== null)).toBe(true);
});

test('what is read until today is judged as by the specs of everybody else', () => {
  const usual = accounts.find(
    ({ id }) =>
      specs.some((row) => row.account_id === id && row.target_pressure_kpa === null) &&
      !specs.some((row) => row.account_id === id && row.target_pressure_kpa !== null),
  );
  if (!usual) throw new Error('Every account asks for a pressure of its own.');
  const own = axleSpecsOf(specs.filter(({ account_id }) => account_id === usual.id));
  for (const role of ['steer', 'drive', 'trailer'] as const) {
    const at = { role, locationId: null, day: isoOf(today), loadRange: 'H' };
    const [asked, plain] = [specOf(own, at), specOf([], at)];
    expect([asked.targetPressure, asked.pullDepth]).toEqual([
      plain.targetPressure,
      plain.pullDepth,
    ]);
  }
});
