import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listFileAs } from '../../wire/list-calls.ts';
import { status } from '../../wire/shapes.ts';
import { namedRow, nullable, unitsOf, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { unitsList } from './units-list.ts';

const right = 'TVLOGIN';
const number = Type.String({ maxLength: 200 });

/** Calls that export units, and that create units from existing ones. */
export const unitFormCalls = defineCalls({
  'POST fleet_survey/get_units_pdf': {
    summary: 'The units of a location or an account as a PDF, in the order of the list.',
    right,
    ...listFileAs(unitsList, exportFormats.pdf, unitsOf),
  },
  'POST fleet_survey/get_units_excel': {
    summary: 'The units of a location or an account as a workbook, in the order of the list.',
    right,
    ...listFileAs(unitsList, exportFormats.excel, unitsOf),
  },
  'POST fleet_survey/get_unit_labels': {
    summary:
      'Labels for the units of a location or an account as a PDF, in the order of the list: 30 on a ' +
      "Letter sheet or 24 on A4, whichever the language's land has. The QR code is the unit's number as text. " +
      'Of chosen units, whatever the filters say.',
    right,
    ...listFileAs(unitsList, exportFormats.pdf, {
      ...unitsOf,
      unit_ids: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), {
          minItems: 1,
          maxItems: surveyLimits.unitsAtOnce,
          uniqueItems: true,
        }),
      ),
    }),
  },
  'POST fleet_survey/clone_unit': {
    summary:
      'Makes several units like one, without VIN, plate and tires; all or none. Their numbers are counted ' +
      "up from a first one, or else from the unit's own to the next that are free, in a row. A preview " +
      'saves nothing.',
    right,
    body: Type.Object({
      ...writeKey,
      unit_id: namedRow,
      first_number: Type.Optional(number),
      count: Type.Integer({ minimum: 1, maximum: surveyLimits.clones }),
      is_preview: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      status,
      clones: Type.Array(
        Type.Object({
          unit_number: Type.String(),
          is_taken: Type.Boolean(),
          unit_id: nullable(Type.Integer({ description: 'Null in a preview.' })),
        }),
      ),
    }),
  },
});
