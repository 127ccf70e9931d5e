import { randomUUID } from 'node:crypto';
import { type AxleMap, type Wheel, wheelsOf } from '@portal/contract/fleet-surveys';
import type { CallName } from '@portal/contract/wire';
import type { Caller } from '../server/caller.ts';
import type { MadeSurvey } from './make-survey.ts';
import { readingValues } from './reading-values.ts';

/** The entries collected during a day in a yard. */
export const yardDayCounts = { units: 150, readings: 2000, photos: 300 } as const;

/** An entry as stored on the device, but without its user. */
export interface WaitingEntry {
  readonly id: string;
  readonly call: CallName;
  readonly options: {
    readonly params?: Readonly<Record<string, string>>;
    readonly body: Readonly<Record<string, unknown>>;
  };
  readonly group: string;
  readonly isLast?: boolean;
  readonly [field: string]: unknown;
}

/** How much is written for a survey. */
export interface EntryCounts {
  readonly units: number;
  readonly readings: number;
  readonly photos: number;
}

/**
 * Creates the entries that a user has written offline for a survey: readings, repeated for each
 * tire as needed, then photos.
 */
export async function waitingEntries(
  ask: Caller,
  { id, unitIds }: MadeSurvey,
  { units, readings, photos }: EntryCounts,
): Promise<WaitingEntry[]> {
  const maps: AxleMap[] = [];
  for (const unit of unitIds.slice(0, units))
    maps.push(await ask<AxleMap>(`GET fleet_survey/${id}/axles/${unit}`));
  const read: WaitingEntry[] = [];
  for (let round = 0; read.length < readings; round += 1) {
    const before = read.length;
    for (const map of maps)
      for (const wheel of wheelsOf(map)) read.push(readingOf(map, wheel, round));
    if (read.length === before) throw new Error('The survey has no tires');
  }
  const taken = Array.from({ length: photos }, (_, photo) => maps[photo % maps.length]).flatMap(
    (map) => (map ? [photoOf(map)] : []),
  );
  return [...read.slice(0, readings), ...taken].map((entry, index) => ({
    ...entry,
    number: index + 1,
  }));
}

const entryOf = ({ survey, inspection }: AxleMap, call: CallName) => {
  const key = randomUUID();
  const unit = String(inspection.unit_id);
  return {
    id: key,
    remote: 'surveys',
    call,
    needs: [`survey:${survey.survey_id}`, `unit:${unit}`],
    group: `survey ${survey.survey_id} unit ${unit}`,
    number: 0,
    writtenAt: new Date().toISOString(),
    state: 'waiting',
    attempts: 0,
    failure: null,
  } as const;
};

const subjectOf = ({ survey, inspection }: AxleMap) => ({
  survey: String(survey.survey_id),
  location: String(survey.location_id),
  unit: String(inspection.unit_id),
  unit_number: inspection.unit_number,
});

function readingOf(map: AxleMap, wheel: Wheel, round: number): WaitingEntry {
  const { survey, inspection, pressure_format, tread_depth_format } = map;
  const { axle_number, side, slot, position, tire, reading } = wheel;
  const entry = entryOf(map, 'POST fleet_survey/save_tire');
  const tire_id = tire?.tire_id ?? null;
  return {
    ...entry,
    options: {
      body: {
        survey_id: survey.survey_id,
        unit_id: inspection.unit_id,
        axle_number,
        side,
        slot,
        tire_id,
        revision: (reading?.revision ?? 0) + round,
        // The value differs each time, as an unchanged one would not count as a revision.
        ...readingValues(97 + round),
        client_key: entry.id,
      },
    },
    holds: [`inspection:${survey.survey_id}/${inspection.unit_id}`],
    subject: { ...subjectOf(map), position, what: 'save_tire' },
    read: { tire_id, reading, pressure_format, tread_depth_format },
  };
}

function photoOf(map: AxleMap): WaitingEntry {
  const { survey, inspection } = map;
  const entry = entryOf(map, 'POST fleet_survey/add_unit_image/{unitInspectionId}');
  return {
    ...entry,
    options: {
      params: { unitInspectionId: String(inspection.unit_inspection_id) },
      body: { client_key: entry.id },
    },
    holds: [],
    needs: [`survey:${survey.survey_id}`, `inspection:${survey.survey_id}/${inspection.unit_id}`],
    isLast: true,
    subject: { ...subjectOf(map), what: 'add_unit_image' },
  };
}
