import type { importCalls, unitFormCalls } from '@portal/contract/fleet-surveys';
import type { RowIds, TestInputs } from './test-inputs.ts';

/** A location, and the whole account. */
const unitsOf = ({ location, account }: RowIds) => [{ location_id: location }, { account }];

const tractor = { type: 'tractor', configuration: '6x4' };
const clone = ({ unit }: RowIds) => ({
  unit_id: unit,
  first_number: `Clone ${unit} 1`,
  count: 2,
});

export const unitCallInputs: TestInputs<typeof unitFormCalls & typeof importCalls> = {
  'POST fleet_survey/get_units_pdf': (rows) => unitsOf(rows).map((body) => ({ body })),
  'POST fleet_survey/get_units_excel': (rows) =>
    unitsOf(rows).map((of) => ({ body: { ...of, surveyed: 'never' } })),
  'POST fleet_survey/get_unit_labels': (rows) =>
    [
      ...unitsOf(rows).map((of) => ({ ...of, surveyed: 'never' })),
      { location_id: rows.location, unit_ids: [rows.unit] },
    ].map((body) => ({ body })),
  'POST fleet_survey/clone_unit': (rows) =>
    [
      { unit_id: rows.unit, count: 2, is_preview: true },
      { ...clone(rows), is_preview: true },
      clone(rows),
      clone(rows),
    ].map((body) => ({ body })),
  'POST fleet_survey/import_units': ({ location, unit, unitNumber }) => {
    const file = `Unit,Type,Axles\nAsked ${unit},tractor,6x4\n${unitNumber},,`;
    const content = Buffer.from(file).toString('base64');
    return { body: { location_id: location, file_name: 'units.csv', content } };
  },
  'POST fleet_survey/save_units': ({ location, unit, unitNumber }) => {
    const key = `00000000-0000-4000-8000-${String(unit).padStart(12, '0')}`;
    const units = [
      { ...tractor, row: 1, unit_number: `Many ${unit}` },
      { ...tractor, row: 2, unit_number: unitNumber },
      { ...tractor, row: 3, unit_number: `Also ${unit}`, unit_id: unit, revision: 9 },
    ];
    const saving = { location_id: location, client_key: key, units };
    return [saving, { location_id: location, units: [], undo: key }].map((body) => ({ body }));
  },
};
