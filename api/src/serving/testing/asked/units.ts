import type { importCalls, unitFormCalls, unitLifeCalls } from '@portal/contract/fleet-surveys';
import { type Asked, byId, type NamedRows } from './asked.ts';

/** Of a location, and of the whole account. */
const unitsOf = ({ location, account }: NamedRows) => [{ location_id: location }, { account }];

const everywhere =
  (more: object = {}) =>
  (rows: NamedRows) =>
    unitsOf(rows).map((of) => ({ body: { ...of, ...more } }));

const clone = ({ unit }: NamedRows) => ({
  unit_id: unit,
  first_number: `Clone ${unit} 1`,
  count: 2,
});

/** What has changed since, or was deleted, is told as such, or not at all. */
const removal = ({ unit }: NamedRows, more: Readonly<Record<string, string>> = {}) =>
  ['3', '4', '5', '6'].map((revision) => ({ ...byId(unit), query: { revision, ...more } }));

export const askedOfUnits: Asked<typeof unitFormCalls & typeof unitLifeCalls & typeof importCalls> =
  {
    'POST fleet_survey/get_units_pdf': everywhere(),
    'POST fleet_survey/get_units_excel': everywhere({ surveyed: 'never' }),
    'GET fleet_survey/get_unit_selects': () => ({}),
    'GET fleet_survey/get_unit_configurations/{id}': () => ({ params: { id: 'trailer' } }),
    'POST fleet_survey/get_owners': everywhere(),
    'POST fleet_survey/get_unit_numbers': (rows) =>
      ['', '1', '7'].flatMap((keyword) => everywhere({ keyword })(rows)),
    'POST fleet_survey/get_unit_by_number': everywhere({ unit_number: 'Asked' }),
    'POST fleet_survey/get_create_unit_options': ({ location }) => ({
      body: { location_id: location, unit_number: 'Asked' },
    }),
    'POST fleet_survey/create_unit_copy': ({ unit }) => ({ body: { unit_id: unit } }),
    'POST fleet_survey/clone_unit': (rows) =>
      [{ ...clone(rows), is_preview: true }, clone(rows), clone(rows)].map((body) => ({ body })),
    'POST fleet_survey/import_units': ({ location, unit }) => ({
      body: {
        location_id: location,
        file_name: 'units.csv',
        content: Buffer.from(`Unit,Type,Axles\nAsked ${unit},tractor,6x4\n1001,,`).toString(
          'base64',
        ),
      },
    }),
    'POST fleet_survey/save_units': ({ location, unit }) => {
      const tractor = { type: 'tractor', configuration: '6x4' };
      const body = {
        location_id: location,
        client_key: `00000000-0000-4000-8000-${String(unit).padStart(12, '0')}`,
        units: [
          { ...tractor, row: 1, unit_number: `Many ${unit}` },
          { ...tractor, row: 2, unit_id: unit, revision: 3, unit_number: `Also ${unit}` },
        ],
      };
      const undo = { location_id: location, units: [], undo: body.client_key };
      return [{ body }, { body: undo }];
    },
    'DELETE fleet_survey/delete_unit/{id}': (rows) => removal(rows),
    'DELETE fleet_survey/delete_unit_all/{id}': (rows) =>
      ['0', '1', '2', '3', '4', '5', '6'].flatMap((surveys) =>
        removal(rows, { surveys, tires: '0' }),
      ),
  };
