import type { AxleMap } from '@portal/contract/fleet-surveys';
import { positionLabel, valves } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { removedTireForm } from '../../removed-tires/testing.ts';
import { mountTire, outer, type Place } from '../../testing/mount-tire.ts';
import {
  type InspectionApi,
  type InspectionIds,
  inner,
  inspectionApi,
  wheelAt,
} from '../testing.ts';
import { asRead, clearTires, newTire, replace, tireRows, undo, wornOut } from './testing.ts';

// Invariants of random tire changes, in any order and with any of them refused.

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterAll(() => api.close());

const places: readonly Place[] = [
  outer,
  inner,
  { axle_number: 1, side: 'left', slot: 'single' },
  { axle_number: 3, side: 'right', slot: 'outer' },
];
const place = fc.integer({ min: 0, max: places.length - 1 });
const day = fc.constantFrom('2025-06-20', '2025-06-20', '2025-06-21', '2025-06-22');

const values = {
  pressure: fc.constantFrom(0, 75, 85, 100, 118, 140),
  tread: fc.constantFrom(5, 9, 16),
  valve: fc.constantFrom(null, ...valves),
  isWorn: fc.boolean(),
};

/** A random call for a unit, or for a trailer, on a day. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), day, at: place }),
  fc.record({ kind: fc.constant('remove' as const), day, at: place }),
  fc.record({ kind: fc.constant('stock' as const), day, at: place, which: fc.nat(5) }),
  fc.record({ kind: fc.constant('rotate' as const), day, at: place, to: place }),
  fc.record({ kind: fc.constant('read' as const), day, at: place, ...values }),
  fc.record({
    kind: fc.constant('check' as const),
    day,
    item: fc.constantFrom('doors', 'lights', 'tires'),
    answer: fc.constantFrom(null, 'pass', 'fail', 'not_applicable'),
  }),
  fc.record({ kind: fc.constant('undo' as const), day, which: fc.nat(5) }),
  fc.record({ kind: fc.constant('delete' as const), day, which: fc.nat(5) }),
  fc.record({ kind: fc.constant('restore' as const), day, which: fc.nat(5) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Confirms every question. */
const confirmed = ['tread_above_original', 'tread_grown', 'pressure_unlike_mate'];
const placeOf = (index: number): Place => places[index] ?? outer;
const hasTire = (map: AxleMap, at: Place) => asRead(map, at).tire_id !== null;
const tireSource = (map: AxleMap, at: Place) =>
  hasTire(map, at) ? { source: 'position', position: at } : null;

const oneOf = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(items.length, 1)];

/** Sends a step as its call, based on what the unit shows. */
async function send(unit: InspectionIds, changes: readonly number[], said: Step) {
  const map = await api.read(unit);
  const one = (at: Place, mounted: object | null, destination = 'stock') => ({
    ...asRead(map, at),
    removed: hasTire(map, at) ? { ...wornOut, odometer: null, destination } : null,
    mounted,
  });
  switch (said.kind) {
    case 'replace':
      return replace(api, unit, [one(placeOf(said.at), newTire)]);
    case 'remove':
      return replace(api, unit, [one(placeOf(said.at), null)]);
    case 'stock':
      return replace(api, unit, [
        one(placeOf(said.at), { source: 'stock', tire_id: await anyTire(said.which) }),
      ]);
    case 'rotate': {
      const [from, to] = [placeOf(said.at), placeOf(said.to)];
      return replace(api, unit, [
        { ...one(from, tireSource(map, to)), removed: null },
        { ...one(to, tireSource(map, from)), removed: null },
      ]);
    }
    case 'read': {
      const { pressure, tread, valve, isWorn } = said;
      return api.save(unit, {
        ...placeOf(said.at),
        revision: wheelAt(map, placeOf(said.at)).reading?.revision ?? 0,
        tread_depths: [tread],
        pressure,
        valve,
        confirmed,
        wear_conditions: isWorn ? ['cut', 'river'] : [],
      });
    }
    case 'check': {
      const { item, answer } = said;
      return api.ask('POST fleet_survey/update_unit_inspection', {
        body: {
          unit_inspection_id: unit.inspection,
          revision: map.inspection.revision,
          checklist: [{ item, answer, notes: '' }],
        },
      });
    }
    case 'undo':
      return undo(api, oneOf(changes, said.which) ?? 0);
    case 'delete': {
      const removal = oneOf(await removals(), said.which);
      return api.ask('DELETE fleet_survey/delete_removed_tire/{id}', {
        params: { id: String(removal?.id ?? 0) },
        query: { revision: String(removal?.revision ?? 0) },
      });
    }
    case 'restore': {
      // Includes a removal that was deleted with its change.
      const { row_id: id = 0, revision = 0 } = oneOf(await deletions(), said.which) ?? {};
      return api.ask('PUT fleet_survey/update_removed_tire', {
        body: { id, revision, is_restored: true, ...removedTireForm },
      });
    }
  }
}

const removals = () =>
  api.database.kysely.selectFrom('removals').select(['id', 'revision']).orderBy('id').execute();

const deletions = () =>
  api.database.kysely
    .selectFrom('row_changes')
    .select(['row_id', 'revision'])
    .where('kind', '=', 'removal')
    .where('action', '=', 'deleted')
    .orderBy('row_id')
    .orderBy('revision')
    .execute();

async function anyTire(which: number): Promise<number> {
  const tires = await api.database.kysely.selectFrom('tires').select('id').orderBy('id').execute();
  return oneOf(tires, which)?.id ?? 0;
}

/** A change in force, with the rows before it; null once an earlier change was undone. */
interface AppliedChange {
  readonly id: number;
  readonly before: string | null;
}

/** Checks the invariants after every step. */
async function checkInvariants() {
  const { kysely } = api.database;
  const mounts = await kysely.selectFrom('mounts').selectAll().orderBy('id').execute();
  const open = mounts.filter(({ ended_on }) => ended_on === null);
  const seat = ({ axle_number: axle, side, slot, unit_id }: (typeof mounts)[number]) =>
    `${unit_id} ${positionLabel({ axle, side, slot })}`;
  expect(new Set(open.map(seat)).size).toBe(open.length);
  expect(new Set(open.map(({ tire_id }) => tire_id)).size).toBe(open.length);
  for (const key of [seat, ({ tire_id }: (typeof mounts)[number]) => String(tire_id)]) {
    const ends = new Map<string, string | null>();
    for (const mount of mounts.toSorted((a, b) => (a.started_on < b.started_on ? -1 : 1))) {
      const last = ends.get(key(mount));
      // No mount starts before the previous one has ended.
      if (last !== undefined) expect(last !== null && last <= mount.started_on).toBe(true);
      ends.set(key(mount), mount.ended_on);
    }
  }
  const removals = await kysely.selectFrom('removals').selectAll().execute();
  const ended = new Map(mounts.map(({ id, ended_on }) => [id, ended_on]));
  for (const { mount_id, removed_on } of removals) expect(ended.get(mount_id)).toBe(removed_on);
  // A tire that is still mounted was not removed by any change.
  for (const { ended_on, ended_with } of mounts)
    if (ended_on === null) expect(ended_with).toBeNull();
  const readings = await kysely.selectFrom('readings').select('mount_id').execute();
  for (const { mount_id } of readings)
    if (mount_id !== null) expect(ended.has(mount_id)).toBe(true);
}

/** Valve conditions that are exceptions. */
const badValves = ['missing_cap', 'plastic_cap', 'leaking', 'bent_damaged', 'inaccessible'];

/** Counts that were not 0, and the answers about trailers. */
const seen = new Set<string>();

/** Checks that an inspection's counts match what it shows. */
async function checkCounts(unit: InspectionIds) {
  const { axles, findings, checklist } = await api.read(unit);
  const wheels = axles.flatMap(({ left_side, right_side }) => [
    ...left_side.wheels,
    ...right_side.wheels,
  ]);
  const counts = await api.database.kysely
    .selectFrom('unit_inspections')
    .select(['tires_read', 'warnings', 'criticals', 'flagged_wear', 'flagged_valves', 'is_ready'])
    .where('id', '=', unit.inspection)
    .executeTakeFirstOrThrow();
  const read = wheels.flatMap(({ reading }) => (reading?.state === 'read' ? [reading] : []));
  expect(counts).toEqual({
    tires_read: read.length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    criticals: findings.filter(({ severity }) => severity === 'critical').length,
    flagged_wear: read.filter(({ wear_conditions }) => wear_conditions.length > 0).length,
    flagged_valves: read.filter(({ valve }) => badValves.includes(valve ?? '')).length,
    is_ready: checklist.length === 0 ? null : checklist.every(({ answer }) => answer !== 'fail'),
  });
  for (const [name, count] of Object.entries(counts)) if (count) seen.add(name);
  if (counts.is_ready === false) seen.add('not ready');
}

test('whatever is done, a place has one tire, a tire one place, and an undo leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await clearTires(api);
      for (const each of places.slice(0, 3))
        await mountTire(api.database.kysely, api.units.T1, each, '2025-01-10');
      const units = new Map<string, InspectionIds>();
      for (const on of ['2025-06-20', '2025-06-21', '2025-06-22'])
        units.set(on, await api.open('T1', '6x4', on));
      const trailer = await api.open('V1', 'trailer_tandem');
      // Ten positions, as counted for an inspection started by a call.
      await api.database.kysely
        .updateTable('unit_inspections')
        .set({ tires_expected: 10 })
        .execute();
      const made: AppliedChange[] = [];
      const changes: number[] = [];
      for (const said of steps) {
        const unit = said.kind === 'check' ? trailer : units.get(said.day);
        if (!unit) throw new Error(`No inspection on ${said.day}.`);
        const before = await tireRows(api);
        const undone = said.kind === 'undo' ? oneOf(changes, said.which) : undefined;
        const { status, body } = await send(unit, changes, said);
        expect([said.kind, status]).toEqual([said.kind, status === 200 ? 200 : 400]);
        const after = await tireRows(api);
        if (status === 400) expect(after).toBe(before);
        else if ('tire_change_id' in body && said.kind !== 'undo') {
          changes.push(Number(body.tire_change_id));
          made.push({ id: Number(body.tire_change_id), before });
        } else if (undone !== undefined) {
          // Undoing dependent changes, last one first, restores the original rows.
          const last = made.at(-1);
          if (last?.id === undone && last.before) expect(after).toBe(last.before);
          const at = made.findIndex(({ id }) => id === undone);
          const above = made.splice(Math.max(at, 0)).filter(({ id }) => id !== undone);
          made.push(...above.map(({ id }) => ({ id, before: null })));
        }
        // Actions other than changes stay when changes are undone.
        else made.length = 0;
        await checkInvariants();
        const isOfAny = said.kind === 'delete' || said.kind === 'restore';
        for (const each of isOfAny ? units.values() : [unit]) await checkCounts(each);
      }
    }),
    { numRuns: 25 },
  );
  expect([...seen].sort()).toEqual([
    'criticals',
    'flagged_valves',
    'flagged_wear',
    'is_ready',
    'not ready',
    'tires_read',
    'warnings',
  ]);
}, 300_000);
