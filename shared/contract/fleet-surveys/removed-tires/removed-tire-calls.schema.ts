import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { paged, status } from '../../wire/shapes.ts';
import { deletion, namedRow, readRevision, unitsOf, writeKey } from '../shapes.ts';
import { removalFields, removalFormats } from '../tires/removal.schema.ts';
import { removedTire, removedTireRow } from './removed-tire.schema.ts';
import { removedTiresList } from './removed-tires-list.ts';

const right = 'TVLOGIN';
const id = Type.Integer({ minimum: 1 });

/** The survey, location or account; one of the three is named. */
const removedOf = { ...unitsOf, survey_id: Type.Optional(namedRow) };

/** Calls on removed tires. */
export const removedTireCalls = defineCalls({
  'POST fleet_survey/get_removed_tires': {
    summary:
      'The tires that came off units of a location, of an account or on a survey, by page. The keyword is ' +
      'looked for in unit number, brand, line, size, cap, TIN and comments.',
    right,
    body: listBody(removedTiresList, removedOf),
    response: paged({ ...removalFormats, removed_tires: Type.Array(removedTireRow) }),
  },
  'POST fleet_survey/get_removed_tires_pdf': {
    summary: 'The removed tires as a PDF, in the order of the list.',
    right,
    ...listFileAs(removedTiresList, exportFormats.pdf, removedOf),
  },
  'POST fleet_survey/get_removed_tires_excel': {
    summary: 'The removed tires as a workbook, in the order of the list.',
    right,
    ...listFileAs(removedTiresList, exportFormats.excel, removedOf),
  },
  'GET fleet_survey/get_removed_tire_info/{id}': {
    summary: "A removed tire with all that is known of it, in the user's units.",
    right,
    params: Type.Object({ id }),
    response: Type.Object({ removed_tire: removedTire }),
  },
  'PUT fleet_survey/update_removed_tire': {
    summary:
      'Changes what is said of a removed tire. With `is_restored`, and the revision that its deletion ' +
      'answered, it takes off again a tire that was put back.',
    right,
    body: Type.Object({
      ...writeKey,
      id,
      revision: readRevision,
      is_restored: Type.Optional(Type.Boolean()),
      ...removalFormats,
      ...removalFields,
    }),
    response: Type.Object({ status, removed_tire: removedTire }),
  },
  'DELETE fleet_survey/delete_removed_tire/{id}': {
    summary:
      'Puts a removed tire back at its place, as if it had never come off. Refused as `place_not_free` ' +
      'with the `obstacle`, its unit, position, tire and day.',
    right,
    params: Type.Object({ id }),
    query: Type.Object(deletion),
    response: Type.Object({
      status,
      revision: Type.Integer({ description: 'By which it can be restored.' }),
    }),
  },
});
