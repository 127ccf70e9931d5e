import {
  type AxleMap,
  type InspectionSaving,
  savedInspection,
  savedTire,
  type TireSaving,
  wheelAt,
} from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { axleMapOf, inspectionOf } from '../../testing/rows.ts';
import type { SurveyEntry } from '../entry/survey-entry.ts';
import { key, reading } from '../testing.ts';
import { mapWithWrites } from './map-with-writes.ts';

// Waiting writes give the same result however many of them the server already has.

const places = [
  { axle_number: 1, side: 'left', slot: 'single' },
  { axle_number: 1, side: 'right', slot: 'single' },
  { axle_number: 2, side: 'left', slot: 'outer' },
] as const;

const write = fc.oneof(
  fc.record({
    kind: fc.constant('tire' as const),
    place: fc.constantFrom(...places),
    pressure: fc.integer({ min: 0, max: 140 }),
    tread: fc.integer({ min: 0, max: 26 }),
  }),
  fc.record({
    kind: fc.constant('unit' as const),
    hours: fc.constantFrom(null, 10, 20),
    is_done: fc.boolean(),
  }),
);
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

const entryOf = (call: string, body: object, number: number): SurveyEntry => ({
  id: key(number),
  remote: 'surveys',
  call: `POST fleet_survey/${call}`,
  options: { body },
  holds: [],
  needs: [],
  group: '',
  subject: { what: call, survey: '5', unit: '1' },
  user: 'a',
  number,
  writtenAt: '2026-03-04T10:00:00.000Z',
  state: 'waiting',
  attempts: 0,
  failure: null,
});

/** A write as sent by a user who sees the earlier ones, and the resulting unit. */
function written(map: AxleMap, said: Write, number: number) {
  if (said.kind === 'tire') {
    const body: TireSaving = reading({
      ...said.place,
      pressure: said.pressure,
      tread_depths: [said.tread],
      revision: wheelAt(map, said.place)?.reading?.revision ?? 0,
    });
    return { map: savedTire(map, body), entry: entryOf('save_tire', body, number) };
  }
  const body: InspectionSaving = {
    unit_inspection_id: 101,
    revision: map.inspection.revision,
    hours: said.hours,
    is_done: said.is_done,
  };
  return {
    map: savedInspection(map, body),
    entry: entryOf('update_unit_inspection', body, number),
  };
}

it('comes to the same, however much of it the server has taken already', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
      const begun = axleMapOf(inspectionOf(1));
      const maps = [begun];
      const entries: SurveyEntry[] = [];
      for (const [at, said] of writes.entries()) {
        const { map, entry } = written(maps[at] ?? begun, said, at);
        maps.push(map);
        entries.push(entry);
      }
      const whole = mapWithWrites(begun, entries, 'Uma');
      expect(whole).toEqual(maps.at(-1));
      // All writes wait; or their answers are lost; or the device has the answers to the first few.
      for (const [taken, map] of maps.entries())
        expect(mapWithWrites(map, entries.slice(taken), 'Uma')).toEqual(whole);
      const { axles, inspection, findings } = mapWithWrites(maps.at(-1) ?? begun, entries, 'Uma');
      const { revision: _, ...unit } = inspection;
      expect(unit).toMatchObject(without(whole.inspection));
      expect(findings).toEqual(whole.findings);
      expect(revisionsOf(axles)).toEqual(revisionsOf(whole.axles));
    }),
  );
});

const without = ({ revision: _, ...row }: AxleMap['inspection']) => row;

const revisionsOf = (axles: AxleMap['axles']) =>
  axles.flatMap(({ left_side, right_side }) =>
    [...left_side.wheels, ...right_side.wheels].map(({ reading: read }) => read?.revision ?? 0),
  );
