import {
  type AxleMap,
  changedTires,
  type InspectionSaving,
  saidTire,
  savedInspection,
  savedTire,
  type TireDetails,
  type TireSaving,
  type TiresReplacing,
  undoneChange,
  wheelAt,
} from '@portal/contract/fleet-surveys';
import { treadUnits, unitsOf, unitsOfMeasurement } from '@portal/contract/portal';
import fc from 'fast-check';
import { mountTire, outer, type Place } from '../testing/mount-tire.ts';
import { asRead, clearTires, newTire, wornOut } from './changes/testing.ts';
import { type InspectionApi, inner, inspectionApi } from './testing.ts';

// What a device says that a write will come to, before the server has answered.

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterAll(() => api.close());

const places: readonly Place[] = [
  outer,
  inner,
  { axle_number: 1, side: 'left', slot: 'single' },
  { axle_number: 1, side: 'right', slot: 'single' },
  { axle_number: 2, side: 'right', slot: 'outer' },
  { axle_number: 2, side: 'right', slot: 'inner' },
  { axle_number: 3, side: 'left', slot: 'outer' },
];
const place = fc.constantFrom(...places);
const psi = fc.integer({ min: 0, max: 1400 }).map((tenths) => tenths / 10);
const bar = fc.integer({ min: 0, max: 950 }).map((hundredths) => hundredths / 100);
const tread = fc.integer({ min: 0, max: 260 }).map((tenths) => tenths / 10);

const reading = fc.record({
  at: place,
  pressure: fc.oneof(
    fc.constant({ pressure: null, pressure_format: 'psi' as const }),
    psi.map((pressure) => ({ pressure, pressure_format: 'psi' as const })),
    bar.map((pressure) => ({ pressure, pressure_format: 'bar' as const })),
  ),
  tread_depth_format: fc.constantFrom(...treadUnits),
  tread_depths: fc.array(tread, { maxLength: 3 }),
  is_taken_over: fc.boolean(),
  remarks: fc.record(
    {
      valve: fc.constantFrom(null, 'leaking' as const),
      resolution: fc.constantFrom(null, 'inflated' as const, 'scheduled' as const),
      wear_conditions: fc.uniqueArray(fc.constantFrom('river' as const, 'cut' as const), {
        maxLength: 2,
      }),
      comments: fc.constantFrom('', 'Look again.'),
    },
    { requiredKeys: [] },
  ),
});

const unit = fc.record(
  {
    mileage: fc.constantFrom(null, 1200, 1300.255),
    hours: fc.constantFrom(null, 12.5),
    comments: fc.constantFrom('', 'Bent mirror.'),
    is_done: fc.boolean(),
    lifted_axles: fc.constantFrom([] as number[], [3]),
    torque_format: fc.constant('lbft' as const),
    torque_checks: fc.array(
      fc.record({
        axle_number: fc.constant(2),
        side: fc.constant('left' as const),
        fasteners: fc.constantFrom('m22' as const, 'stud_20mm' as const),
        measured: fc.constantFrom(null, 300, 475),
        stated: fc.constantFrom(null, 'missing_hardware' as const),
      }),
      { maxLength: 1 },
    ),
  },
  { requiredKeys: ['torque_format'] },
);

const sized = { ...newTire.tire, load_range: 'H', tire_size: '11R22.5' };
const nameless = { ...newTire.tire, brand: null, tin: null };
const made = fc.constantFrom(newTire.tire, sized, nameless);
// Which size the catalog gives to one that is said without, and so whether it is a change, no device knows.
const corrected = fc.constantFrom(sized, { ...sized, caps: 1 }, nameless);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), reading }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unit' as const), unit }) },
  fc.record({ kind: fc.constant('replace' as const), at: place, tire: made }),
  fc.record({ kind: fc.constant('remove' as const), at: place }),
  fc.record({ kind: fc.constant('rotate' as const), at: place, to: place }),
  fc.record({ kind: fc.constant('tire' as const), at: place, tire: corrected }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Named = Awaited<ReturnType<InspectionApi['open']>>;

/** What the device keeps of a change that it may have to undo. */
const befores = new Map<number, AxleMap>();

/**
 * What no map tells: places that were read while they had no tire, which shows again once they have none, and
 * tires that were named where a change had left none.
 */
const untold = { read: new Set<string>(), named: new Set<number>() };
const keyOf = ({ axle_number, side, slot }: Place) => `${axle_number} ${side} ${slot}`;

/** Makes the call of a step. @returns its answer and what was said to come of it; null if it was refused */
async function take(said: Step, named: Named, map: AxleMap) {
  const at = { survey_id: named.survey, unit_id: named.unit };
  switch (said.kind) {
    case 'read': {
      const { at: where, pressure, remarks, ...values } = said.reading;
      const isEmpty = pressure.pressure === null && values.tread_depths.length === 0;
      const body: TireSaving = {
        ...at,
        ...where,
        ...values,
        ...pressure,
        ...remarks,
        state: isEmpty ? 'inaccessible' : 'read',
        revision: wheelAt(map, where)?.reading?.revision ?? 0,
        confirmed: ['tread_above_original', 'tread_grown', 'pressure_unlike_mate'],
      };
      const answer = await api.ask('POST fleet_survey/save_tire', { body });
      if (answer.status !== 200) return null;
      if (!wheelAt(map, where)?.tire) untold.read.add(keyOf(where));
      return { answer: answer.body, said: savedTire(map, body) };
    }
    case 'unit': {
      const body: InspectionSaving = {
        ...said.unit,
        unit_inspection_id: named.inspection,
        revision: map.inspection.revision,
      };
      const answer = await api.ask('POST fleet_survey/update_unit_inspection', { body });
      return answer.status === 200
        ? { answer: answer.body, said: savedInspection(map, body) }
        : null;
    }
    case 'tire': {
      const present = wheelAt(map, said.at)?.tire;
      if (present && untold.named.has(present.tire_id)) return null;
      const body: TireDetails = {
        ...at,
        ...said.at,
        ...said.tire,
        revision: present?.revision ?? 0,
      };
      const answer = await api.ask('POST fleet_survey/update_tire_details', { body });
      if (answer.status !== 200) return null;
      const id = wheelAt(answer.body, said.at)?.tire?.tire_id ?? 0;
      if (!present) untold.named.add(id);
      return { answer: answer.body, said: saidTire(map, body, id) };
    }
    case 'undo': {
      const change = map.tire_changes[said.which];
      const before = befores.get(change?.tire_change_id ?? 0);
      if (!change || !before) return null;
      const { tire_change_id } = change;
      const answer = await api.ask('POST fleet_survey/undo_tire_replace', {
        body: { tire_change_id },
      });
      if (answer.status !== 200) return null;
      return { answer: answer.body, said: undoneChange(map, tire_change_id, before) };
    }
    default:
      return change(said, at, map);
  }
}

async function change(
  said: Extract<Step, { kind: 'replace' | 'remove' | 'rotate' }>,
  at: { readonly survey_id: number; readonly unit_id: number },
  map: AxleMap,
) {
  const tireAt = (where: Place) => wheelAt(map, where)?.tire ?? null;
  const emptied = {
    replace: [],
    remove: [said.at],
    rotate: said.kind === 'rotate' ? [said.at, said.to] : [],
  }[said.kind];
  if (emptied.some((where) => tireAt(where) && untold.read.has(keyOf(where)))) return null;
  const off = tireAt(said.at) && { ...wornOut, odometer: null, wear_conditions: [] };
  const from = (where: Place) =>
    tireAt(where) ? { source: 'position' as const, position: where } : null;
  const replacements =
    said.kind === 'rotate'
      ? [
          { ...asRead(map, said.at), removed: null, mounted: from(said.to) },
          { ...asRead(map, said.to), removed: null, mounted: from(said.at) },
        ]
      : [
          {
            ...asRead(map, said.at),
            removed: off && { ...off, removal_reasons: ['worn_out' as const] },
            mounted: said.kind === 'remove' ? null : { source: 'new' as const, tire: said.tire },
          },
        ];
  const body: TiresReplacing = {
    ...at,
    tread_depth_format: '32nds',
    distance_format: 'mi',
    replacements,
  };
  const answer = await api.ask('POST fleet_survey/replace_tires', { body });
  if (answer.status !== 200) return null;
  const [written] = answer.body.tire_changes;
  befores.set(answer.body.tire_change_id, map);
  const predicted = changedTires(map, body, {
    id: answer.body.tire_change_id,
    by: written?.changed_by ?? '',
    at: written?.changed_at ?? '',
    tireIdAt: (position) =>
      answer.body.axles
        .flatMap(({ left_side, right_side }) => [...left_side.wheels, ...right_side.wheels])
        .find((wheel) => wheel.position === position)?.tire?.tire_id ?? 0,
    stock: [],
  });
  return { answer: answer.body, said: predicted };
}

/** What a device can know: the catalog says more of a tire, and meters decide about the re-torque. */
const known = (map: AxleMap): unknown =>
  JSON.parse(
    JSON.stringify(map, (name, value) => {
      const isUnknown = ['original_tread_depth', 'retorque', 'tire_size', 'load_range'];
      if (isUnknown.includes(name)) return undefined;
      if (name === 'positions') return [...value].sort();
      return value;
    }),
  );

/** The same, in which numbers may be off by the trace that a conversion leaves. */
const closely = (expected: unknown): unknown =>
  JSON.parse(JSON.stringify(expected), (_, value) =>
    typeof value === 'number' ? expect.closeTo(value, 3) : value,
  );

test('what is said to come of a write is what the server answers', async () => {
  const { kysely } = api.database;
  const settings = fc.record({
    units: fc.constantFrom(...unitsOfMeasurement),
    spec: fc.option(fc.integer({ min: 600, max: 800 }), { nil: null }),
    steps: fc.array(step, { minLength: 4, maxLength: 14 }),
  });
  const counts = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(settings, async ({ units, spec, steps }) => {
      await clearTires(api);
      befores.clear();
      untold.read.clear();
      untold.named.clear();
      await kysely.deleteFrom('specs').execute();
      if (spec !== null)
        await kysely
          .insertInto('specs')
          .values({
            account_id: 1,
            location_id: api.yard,
            role: 'drive',
            valid_from: '2020-01-01',
            target_pressure_kpa: spec,
            pull_depth_mm: 5,
          })
          .execute();
      await kysely.updateTable('users').set({ unit_of_measurement: units }).execute();
      for (const each of places.slice(0, 5))
        await mountTire(kysely, api.units.T1, each, '2025-01-10');
      const earlier = await api.open('T1', '6x4', '2025-05-01');
      await api.save(earlier, { tread_depths: [15] });
      const named = await api.open('T1', '6x4', '2025-06-20');
      let map = await api.read(named);
      expect(map.pressure_format).toBe(unitsOf[units].pressure);
      for (const said of steps) {
        const taken = await take(said, named, map);
        counts[taken ? 'taken' : 'refused'] += 1;
        if (!taken) continue;
        const { status: _, tire_change_id: __, ...answer } = { tire_change_id: 0, ...taken.answer };
        expect(known(taken.said)).toEqual(closely(known(answer)));
        map = answer;
      }
    }),
    {
      numRuns: 30,
      examples: [
        // A tire is named where one was taken off, and read.
        [
          {
            units: unitsOfMeasurement[0],
            spec: null,
            steps: [
              { kind: 'remove', at: outer },
              { kind: 'tire', at: outer, tire: nameless },
              {
                kind: 'read',
                reading: {
                  at: outer,
                  pressure: { pressure: 100, pressure_format: 'psi' },
                  tread_depth_format: '32nds',
                  tread_depths: [],
                  is_taken_over: false,
                  remarks: {},
                },
              },
            ],
          },
        ],
        // A tire is named otherwise once it was moved, and put back.
        [
          {
            units: unitsOfMeasurement[0],
            spec: null,
            steps: [
              { kind: 'rotate', at: { axle_number: 2, side: 'right', slot: 'outer' }, to: outer },
              { kind: 'tire', at: outer, tire: sized },
              { kind: 'undo', which: 0 },
            ],
          },
        ],
        // A change is undone after one that stands on an earlier one.
        [
          {
            units: unitsOfMeasurement[0],
            spec: null,
            steps: [
              { kind: 'rotate', at: { axle_number: 1, side: 'right', slot: 'single' }, to: outer },
              { kind: 'replace', at: inner, tire: nameless },
              { kind: 'replace', at: outer, tire: nameless },
              { kind: 'undo', which: 1 },
            ],
          },
        ],
      ],
    },
  );
  expect(counts.taken).toBeGreaterThan(counts.refused);
}, 600_000);
