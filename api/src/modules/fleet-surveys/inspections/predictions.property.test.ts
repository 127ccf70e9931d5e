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
import { unitsOf, unitsOfMeasurement } from '@portal/contract/portal';
import fc from 'fast-check';
import { mountTire, outer, type Place } from '../testing/mount-tire.ts';
import { nameless, places, type Step, sized, step } from '../testing/random-steps.ts';
import { asRead, clearTires, wornOut } from './changes/testing.ts';
import { type InspectionApi, type InspectionIds, inner, inspectionApi } from './testing.ts';

// A device's predictions of the outcome of a write, before the server has answered.

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterAll(() => api.close());

/** The maps that the device stores for changes that it may have to undo. */
const befores = new Map<number, AxleMap>();

/**
 * State that no map shows: positions read while they had no tire, whose reading reappears once they
 * are empty again, and tires identified where a change had left none.
 */
const untold = { read: new Set<string>(), named: new Set<number>() };
const keyOf = ({ axle_number, side, slot }: Place) => `${axle_number} ${side} ${slot}`;

/**
 * Makes the call of a step.
 *
 * @returns its answer and the prediction; null if it was refused
 */
async function take(said: Step, named: InspectionIds, map: AxleMap) {
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

/**
 * The part that a device can know: the catalog has more data on a tire, and odometers decide about
 * the re-torque.
 */
const known = (map: AxleMap): unknown =>
  JSON.parse(
    JSON.stringify(map, (name, value) => {
      const isUnknown = ['original_tread_depth', 'retorque', 'tire_size', 'load_range'];
      if (isUnknown.includes(name)) return undefined;
      if (name === 'positions') return [...value].sort();
      return value;
    }),
  );

/** Like `known`, but numbers may differ by conversion noise. */
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
        // A tire is identified where one was removed, then read.
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
        // The details of a moved tire change, then the move is undone.
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
        // A change is undone after a later one that depends on an earlier change.
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
