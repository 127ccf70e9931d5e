import { randomUUID } from 'node:crypto';
import { outer } from '../mount-tire.ts';
import { bodies, type KeyedWrite, type MakeCall } from './keyed-write.ts';
import { newSurvey } from './survey-writes.ts';
import { newUnit } from './unit-writes.ts';

/** A new survey with a new tractor on it. */
export async function newInspection(ask: MakeCall, tag: string) {
  const unit_id = await newUnit(ask, tag);
  const survey_id = await newSurvey(ask);
  const { added } = await ask('POST fleet_survey/add_existing_unit_to_survey', {
    body: { survey_id, units: [unit_id] },
  });
  return { unit: { survey_id, unit_id }, inspection: added[0]?.unit_inspection_id };
}

const made = { product_line: null, tire_size: null, load_range: null, retread_brand: null };

/** The finding of a tire with low pressure, open or closed, with its revision. */
async function found(ask: MakeCall, tag: string, isClosed: boolean) {
  const { unit } = await newInspection(ask, tag);
  const { survey } = await ask('POST fleet_survey/save_tire', {
    body: { ...unit, ...outer, ...low, revision: 0 },
  });
  const { location_id, survey_id } = survey;
  const { findings } = await ask('POST fleet_survey/get_findings', {
    body: { location_id, survey_id, state: 'open', page_number: 1, page_size: 1 },
  });
  const said = { finding_id: findings[0]?.finding_id, revision: 1 };
  if (!isClosed) return said;
  await ask('POST fleet_survey/close_finding', { body: { ...said, outcome: 'inflated' } });
  return { ...said, revision: 2 };
}

const formats = { pressure_format: 'psi', tread_depth_format: 'mm' };
const low = { ...formats, state: 'read', pressure: 50, tread_depths: [9] };
/** Mounts a new tire at an empty position. */
const newTire = (unit: object) => {
  const tire = { ...made, brand: null, retread_line: null, caps: 0, tin: null };
  const asRead = { ...outer, tire_id: null, revision: 0, removed: null };
  const replacements = [{ ...asRead, mounted: { source: 'new', tire } }];
  return { ...unit, tread_depth_format: 'mm', distance_format: 'km', replacements };
};

/** All writes of inspections. */
export const inspectionWrites: readonly KeyedWrite[] = [
  {
    name: 'what was read of a tire',
    call: 'POST fleet_survey/save_tire',
    adds: { readings: 1, reading_conditions: 1, findings: 1, row_changes: 1, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const { unit } = await newInspection(ask, tag);
      const read = { state: 'read', pressure: 50, tread_depths: [9], wear_conditions: ['cut'] };
      const said = { ...unit, ...outer, ...read, revision: 0 };
      return bodies(key, { ...said, ...formats }, { pressure: 60 });
    },
  },
  {
    name: 'what the tire at a place is',
    call: 'POST fleet_survey/update_tire_details',
    adds: { tires: 1, tire_lives: 1, mounts: 1, row_changes: 1, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const { unit } = await newInspection(ask, tag);
      const said = { ...unit, ...outer, ...made, brand: null, retread_line: null, caps: 0 };
      return bodies(key, { ...said, tin: '9HC51024', revision: 0 }, { tin: null });
    },
  },
  {
    name: 'tires that are replaced',
    call: 'POST fleet_survey/replace_tires',
    adds: {
      tires: 1,
      tire_lives: 1,
      mounts: 1,
      tire_changes: 1,
      row_changes: 1,
      survey_changes: 1,
    },
    async prepare(ask, key, tag) {
      const { unit } = await newInspection(ask, tag);
      return bodies(key, newTire(unit), { distance_format: 'mi' });
    },
  },
  {
    name: 'a replacement that is undone',
    call: 'POST fleet_survey/undo_tire_replace',
    adds: { tires: -1, tire_lives: -1, mounts: -1, row_changes: 1, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const { unit } = await newInspection(ask, tag);
      const body = { client_key: randomUUID(), ...newTire(unit) };
      const { tire_change_id } = await ask('POST fleet_survey/replace_tires', { body });
      return bodies(key, { tire_change_id }, { tire_change_id: body.client_key });
    },
  },
  {
    name: 'what an inspection says of its unit',
    call: 'POST fleet_survey/update_unit_inspection',
    adds: { row_changes: 1, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const { inspection } = await newInspection(ask, tag);
      return bodies(
        key,
        { unit_inspection_id: inspection, revision: 1, hours: 12 },
        { comments: 'Wet.' },
      );
    },
  },
  {
    name: 'what came of a finding',
    call: 'POST fleet_survey/close_finding',
    adds: { row_changes: 1, survey_changes: 1 },
    prepare: async (ask, key, tag) =>
      bodies(
        key,
        { ...(await found(ask, tag, false)), outcome: 'repaired' },
        { comments: 'Nail.' },
      ),
  },
  {
    name: 'that a finding is open again',
    call: 'POST fleet_survey/reopen_finding',
    adds: { row_changes: 1, survey_changes: 1 },
    prepare: async (ask, key, tag) => bodies(key, await found(ask, tag, true), { revision: 1 }),
  },
];
