import type { TireSaving, Unit, UnitSaving, Wheel } from '@portal/contract/fleet-surveys';
import { axleMapOf, inspectionOf, readingOf, tireOf } from '../testing/rows.ts';
import type { RefusedWrite, Verdict } from './verdict/judge.ts';

export const changedElsewhere = { status: 400, code: 'changed_elsewhere', path: 'revision' };

type Reading = NonNullable<Wheel['reading']>;

/** A unit with tire 21 at 2LO and its reading, or null for no reading. */
export const mapWith = (reading: Partial<Reading> | null, tire_id = 21) =>
  axleMapOf(inspectionOf(1), {
    '2LO': { tire: tireOf(tire_id), reading: reading && readingOf(reading) },
  });

/** A save of that tire as a screen sends it: all known fields of the reading, with changes. */
export const savingOf = (reading: Reading | null, own: Partial<TireSaving> = {}): TireSaving => ({
  client_key: '00000000-0000-4000-8000-000000000001',
  survey_id: 5,
  unit_id: 1,
  axle_number: 2,
  side: 'left',
  slot: 'outer',
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  revision: reading?.revision ?? 0,
  tire_id: 21,
  state: reading?.state ?? 'read',
  pressure: reading?.pressure ?? null,
  tread_depths: [...(reading?.tread_depths ?? [])],
  is_taken_over: reading?.is_taken_over ?? false,
  valve: reading?.valve ?? null,
  resolution: reading?.resolution ?? null,
  wear_conditions: [...(reading?.wear_conditions ?? [])],
  comments: reading?.comments ?? '',
  confirmed: [...(reading?.confirmed ?? [])],
  ...own,
});

/** A save of a unit as a form sends it. */
export function unitSavingOf(unit: Unit, own: Partial<UnitSaving> = {}): UnitSaving {
  const {
    account: _,
    location_code: __,
    is_tires_exist: ___,
    last_survey_date: ____,
    ...said
  } = unit;
  return { ...said, ...own };
}

/** A write that was refused because the row has changed. */
export const refusedWrite = (call: string, body: object, read: unknown): RefusedWrite => ({
  call: `POST fleet_survey/${call}`,
  body,
  read,
  failure: changedElsewhere,
});

export const bodyOf = (verdict: Verdict) => (verdict.kind === 'merged' ? verdict.next.body : null);
export const clashesOf = (verdict: Verdict) =>
  verdict.kind === 'clash' ? verdict.clashes.map(({ field }) => field) : verdict.kind;
