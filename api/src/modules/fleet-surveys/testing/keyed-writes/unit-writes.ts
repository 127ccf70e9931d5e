import { randomUUID } from 'node:crypto';
import { testAddress } from '../../../../db/testing.ts';
import { yards } from '../../surveys/testing/yard-rows.ts';
import { bodies, deletion, type KeyedWrite, type MakeCall } from './keyed-write.ts';

export const tractor = { type: 'tractor', configuration: '6x4' } as const;
const location_id = yards.yard;

/** A new tractor in the yard. @returns its id */
export async function newUnit(ask: MakeCall, unit_number: string): Promise<number> {
  const body = { ...tractor, location_id, unit_number };
  return (await ask('POST fleet_survey/save_unit', { body })).unit.unit_id;
}

/** All writes of locations and units. */
export const unitWrites: readonly KeyedWrite[] = [
  {
    name: 'a new location',
    call: 'POST fleet_survey/add_location',
    adds: { locations: 1 },
    async prepare(_, key, tag) {
      const place = { ...testAddress, account: '0042', address: `${tag} Depot Rd` };
      return bodies(key, { ...place, code: tag, name: `Yard ${tag}` }, { name: 'Another yard' });
    },
  },
  {
    name: 'a new unit',
    call: 'POST fleet_survey/save_unit',
    adds: { units: 1, row_changes: 1, unit_owners: 1 },
    async prepare(_, key, tag) {
      const unit = { ...tractor, location_id, unit_number: tag, owner: `Lease ${tag}` };
      return bodies(key, unit, { year: 2020 });
    },
  },
  {
    name: 'a changed unit',
    call: 'POST fleet_survey/save_unit',
    adds: { row_changes: 1 },
    async prepare(ask, key, tag) {
      const unit_id = await newUnit(ask, tag);
      const unit = { ...tractor, location_id, unit_id, revision: 1 };
      return bodies(key, { ...unit, unit_number: `${tag}B` }, { unit_number: `${tag}C` });
    },
  },
  {
    name: 'clones',
    call: 'POST fleet_survey/clone_unit',
    adds: { units: 3, row_changes: 3 },
    async prepare(ask, key, tag) {
      const unit_id = await newUnit(ask, tag);
      return bodies(key, { unit_id, first_number: `${tag}-1`, count: 3 }, { count: 4 });
    },
  },
  {
    name: 'a unit that is taken off its location',
    call: 'DELETE fleet_survey/delete_unit/{id}',
    adds: { row_changes: 1 },
    async prepare(ask, client_key, tag) {
      return deletion(await newUnit(ask, tag), { client_key, revision: '1' });
    },
  },
  {
    name: 'a unit that is deleted',
    call: 'DELETE fleet_survey/delete_unit_all/{id}',
    adds: { row_changes: 1, audit_entries: 1 },
    async prepare(ask, client_key, tag) {
      const confirmed = { revision: '1', surveys: '0', tires: '0' };
      return deletion(await newUnit(ask, tag), { client_key, ...confirmed });
    },
  },
  {
    name: 'many units',
    call: 'POST fleet_survey/save_units',
    adds: { units: 1, row_changes: 2, unit_owners: 1 },
    async prepare(ask, key, tag) {
      const unit_id = await newUnit(ask, tag);
      const units = [
        { ...tractor, row: 1, unit_number: `${tag}B` },
        { ...tractor, row: 2, unit_number: tag, unit_id, revision: 1, owner: `Lease ${tag}` },
        { ...tractor, row: 3, unit_number: `${tag}b` },
      ];
      return bodies(key, { location_id, units }, { is_all_or_none: true });
    },
  },
  {
    name: 'units that are taken back',
    call: 'POST fleet_survey/save_units',
    adds: { row_changes: 1, audit_entries: 1 },
    async prepare(ask, key, tag) {
      const undo = randomUUID();
      const units = [{ ...tractor, row: 1, unit_number: tag }];
      await ask('POST fleet_survey/save_units', {
        body: { client_key: undo, location_id, units },
      });
      return bodies(key, { location_id, units: [], undo }, { location_id: yards.otherYard });
    },
  },
];
