import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { status } from '../../wire/shapes.ts';
import { clientKey, locationId, namedRow, nullable, readRevision, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { unitFields } from './unit.schema.ts';

const right = 'TVLOGIN';
const row = Type.Integer({
  minimum: 1,
  description: 'The row of the file as a spreadsheet counts it: from 1, its headings included.',
});

const fault = Type.Object({
  path: Type.String({ description: 'The field at fault, as in `vin`.' }),
  code: Type.String({ description: 'One of the error codes; a word key of the form.' }),
});

/** Calls that import units from a file. */
export const importCalls = defineCalls({
  'POST fleet_survey/import_units': {
    summary:
      'Reads a workbook (xlsx) or CSV file of units: proposes which column is which field, and answers ' +
      'the rows with what is wrong in them, and with the unit that has the number already. A field ' +
      'that a row does not say is taken from that unit. Nothing is saved.',
    right,
    largestBody: Math.ceil((surveyLimits.importBytes * 4) / 3) + 10_000,
    body: Type.Object({
      location_id: locationId,
      file_name: Type.String({ minLength: 1, maxLength: 255 }),
      content: Type.String({ description: 'Base64.' }),
      columns: Type.Optional(
        Type.Record(Type.String(), nullable(Type.String()), {
          description:
            'The field of each heading, where the proposal is not what it says; null for none.',
        }),
      ),
      has_headings: Type.Optional(
        Type.Boolean({
          description:
            'Whether the first row is headings. When it is left out, they are looked for; a first ' +
            'row with numbers and without a known heading is a unit.',
        }),
      ),
    }),
    response: Type.Object({
      headings: Type.Enum(['known', 'unknown', 'none'], {
        description:
          '`unknown`: the first row, though no field is headed so; `none`: it is a unit.',
      }),
      sheet: nullable(
        Type.String({ description: 'The sheet that was read, where it is not the first.' }),
      ),
      columns: Type.Array(
        Type.Object({
          heading: Type.String({
            description: 'Its letter, as in a spreadsheet, where there are no headings.',
          }),
          field: nullable(Type.String()),
          sample: Type.String({ description: 'What stands first in the column; empty for none.' }),
        }),
      ),
      rows: Type.Array(
        Type.Object({
          row,
          values: Type.Record(Type.String(), Type.String()),
          faults: Type.Array(fault),
          existing: nullable(
            Type.Object({
              unit_id: Type.Integer(),
              revision: Type.Integer(),
              location_id: nullable(locationId),
              location: nullable(
                Type.String({ description: 'The name of that location, where it is another one.' }),
              ),
              is_unchanged: Type.Boolean({
                description: 'The row says nothing that is not kept already, wherever it stands.',
              }),
            }),
          ),
        }),
        { maxItems: surveyLimits.importRows },
      ),
    }),
  },
  'POST fleet_survey/save_units': {
    summary:
      'Saves several units at a location, each by itself or all together, or takes back what one ' +
      'earlier call saved and nobody has changed since. Together, one that is refused leaves all ' +
      'others unsaved; they are refused without a fault of their own. A unit that stands at another ' +
      'location is moved here only where `is_move_confirmed` says so; else it is refused at ' +
      '`location_id` with `not_confirmed`.',
    right,
    largestBody: 4_000_000,
    body: Type.Object({
      ...writeKey,
      location_id: locationId,
      is_all_or_none: Type.Optional(Type.Boolean()),
      is_move_confirmed: Type.Optional(Type.Boolean()),
      units: Type.Array(
        Type.Object({
          row,
          unit_id: Type.Optional(namedRow),
          revision: Type.Optional(readRevision),
          ...unitFields,
        }),
        { maxItems: surveyLimits.unitsAtOnce },
      ),
      undo: Type.Optional(
        Type.Unsafe<string>({
          ...clientKey,
          description: 'The key of the call that is taken back, within 24 hours; without units.',
        }),
      ),
    }),
    response: Type.Object({
      status,
      units: Type.Array(
        Type.Object({
          row,
          result: Type.Enum(['new', 'changed', 'moved', 'unchanged', 'refused', 'undone'], {
            description: '`moved`: it stood at another location, and may be changed besides.',
          }),
          unit_id: nullable(Type.Integer()),
          revision: nullable(Type.Integer({ description: 'The one that it has now.' })),
          faults: Type.Array(fault),
        }),
      ),
    }),
  },
});
