import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { listBody } from '../../wire/list-calls.ts';
import { paged, status } from '../../wire/shapes.ts';
import {
  deletion,
  locationId,
  namedInPath,
  namedRow,
  nullable,
  readRevision,
  unitsOf,
  writeKey,
} from '../shapes.ts';
import { seatedTires } from './seated-tires.schema.ts';
import { change, unit, unitFields } from './unit.schema.ts';
import { unitsList } from './units-list.ts';

const right = 'TVLOGIN';

export const unitCalls = defineCalls({
  'POST fleet_survey/get_units': {
    summary:
      'The units of a location or an account by page. The keyword is looked for in number, VIN and ' +
      'license plate.',
    right,
    body: listBody(unitsList, unitsOf),
    response: paged({ units: Type.Array(unit) }),
  },
  'GET fleet_survey/get_unit/{id}': {
    summary: 'A unit, with what a deletion would concern, and its last 20 changes, newest first.',
    right,
    params: Type.Object({ id: namedInPath }),
    response: Type.Object({
      unit,
      surveys: Type.Integer({ description: 'Surveys that the user may see and it was in.' }),
      tires: Type.Integer({ description: 'Tires that are mounted on it.' }),
      history: Type.Array(change),
    }),
  },
  'POST fleet_survey/save_unit': {
    summary:
      'Adds a unit to a location, or changes one: also moves it, or puts one back that was taken ' +
      'off. A number that another unit of the account has is refused as `unique`. A configuration without ' +
      'places that have tires is refused as `tires_in_place`, with their `positions` and those that are `free`, until `tires` says ' +
      'where each goes.',
    right,
    body: Type.Object({
      ...writeKey,
      unit_id: Type.Optional(namedRow),
      revision: Type.Optional(readRevision),
      location_id: nullable(locationId),
      ...unitFields,
      tires: Type.Optional(seatedTires),
    }),
    response: Type.Object({ status, unit }),
  },
  'DELETE fleet_survey/delete_unit/{id}': {
    summary: 'Takes a unit off its location; save_unit puts it back.',
    right,
    params: Type.Object({ id: namedInPath }),
    query: Type.Object(deletion),
    response: Type.Object({ status, unit }),
  },
  'DELETE fleet_survey/delete_unit_all/{id}': {
    summary:
      'Deletes a unit everywhere; what surveys recorded stays. The numbers of surveys and tires that ' +
      'were confirmed must still be right.',
    right,
    params: Type.Object({ id: namedInPath }),
    query: Type.Object({ ...deletion, surveys: Type.Integer(), tires: Type.Integer() }),
    response: Type.Object({ status }),
  },
});
