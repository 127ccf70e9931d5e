import type { AxleMap } from '@portal/contract/fleet-surveys';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { describeAxleMap } from '../inspections/axle-map.ts';
import type { StoredInspection } from '../inspections/find-inspection.ts';
import { readWheelEndsOfEach } from '../inspections/unit-checks/wheel-end-rows.ts';
import { readWheelsOfEach } from '../inspections/wheel-rows.ts';
import type { Surveyor } from '../surveyor.ts';

type Unit = Pick<
  Selectable<Schema['units']>,
  'id' | 'account_id' | 'location_id' | 'unit_number' | 'type'
> &
  Pick<StoredInspection, 'configuration'>;

/** An id above all existing ones, so that every inspection counts as earlier. */
const later = 2 ** 31 - 1;

/**
 * Reads units, in the given order, as a survey started today would find them; the ids of survey and
 * inspection are 0.
 */
export async function readBlankAxles(
  db: Kysely<Schema>,
  ids: readonly number[],
  surveyor: Pick<Surveyor, 'user' | 'today'>,
): Promise<AxleMap[]> {
  const { rows: units } = await sql<Unit>`
    select u.id, u.account_id, u.location_id, u.unit_number, u.type, u.configuration
    from unnest(${ids}::int[]) with ordinality n (id, place)
    join units u on u.id = n.id
    order by n.place`.execute(db);
  const read = units.map(({ id, account_id, location_id, configuration }) => ({
    survey: { account_id, location_id: location_id ?? 0 },
    inspection: {
      id: later,
      unit_id: id,
      inspected_on: surveyor.today,
      configuration,
      lifted_axles: [],
    },
  }));
  const wheels = await readWheelsOfEach(db, read);
  const ends = await readWheelEndsOfEach(db, read);
  return units.map((unit, index) => {
    const nothing = { findings: [], changes: [], checklist: [], liftedAxles: [], odometerKm: null };
    const parts = {
      ...nothing,
      survey: blankSurvey(unit, surveyor),
      inspection: blankInspection(unit),
      configuration: unit.configuration,
      wheels: wheels[index] ?? [],
      ends: ends[index] ?? [],
    };
    return describeAxleMap(parts, surveyor.user);
  });
}

const blankSurvey = (
  { location_id }: Unit,
  { user, today }: Pick<Surveyor, 'user' | 'today'>,
): AxleMap['survey'] => ({
  survey_id: 0,
  revision: 0,
  location_id: location_id ?? 0,
  kind: 'yard',
  state: 'open',
  survey_date: today,
  surveyor: `${user.name} ${user.lastName}`.trim(),
  nonsig: null,
  comments: '',
  units: 1,
  inspected_units: 0,
  finished_at: null,
});

const blankInspection = ({
  id,
  unit_number,
  type,
  configuration,
}: Unit): AxleMap['inspection'] => ({
  unit_inspection_id: 0,
  revision: 0,
  unit_id: id,
  unit_number,
  type,
  configuration,
  state: 'waiting',
  color: 'grey',
  mileage: null,
  hours: null,
  comments: '',
});
