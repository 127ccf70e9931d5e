import { screen, within } from '@portal/platform/testing';
import { yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import { uploadStore } from '../../uploaded/upload-store.ts';
import UnitImportPage from './unit-import.page.tsx';

/** Removes all waiting rows from this browser. */
export async function forgetRows(): Promise<void> {
  localStorage.clear();
  const store = await uploadStore();
  await store.remove(await store.all());
}

export const read = {
  headings: 'known',
  columns: [
    { heading: 'No.', field: 'unit_number', sample: 'A1' },
    { heading: 'VIN', field: 'vin', sample: 'X' },
  ],
  rows: [
    {
      row: 1,
      values: { unit_number: 'A1', type: 'tractor', configuration: '6x4' },
      faults: [],
      existing: null,
    },
    {
      row: 2,
      values: { unit_number: 'A2', type: 'trailer', configuration: 'trailer_tri', vin: 'X' },
      faults: [
        { path: 'vin', code: 'invalid' },
        { path: 'unit_number', code: 'unique' },
      ],
      existing: { unit_id: 9, revision: 4, location_id: 1 },
    },
  ],
};
/** Longer than a drawer takes to close, even on a busy machine. */
export const patience = { timeout: 10_000 };
export const status = { status: 0, description: '' };
export const result = (row: number, what: string) => ({
  row,
  result: what,
  unit_id: row,
  revision: 1,
  faults: what === 'refused' ? [{ path: 'unit_number', code: 'unique' }] : [],
});
export const showImport = (
  respond: Parameters<typeof show>[1]['respond'] = () => undefined,
  route = '/locations/1/units/edit',
) =>
  show(<UnitImportPage />, {
    path: '/locations/{locationId}/units/edit',
    route,
    location: yardOf(1),
    respond: (name, call) =>
      respond?.(name, call) ?? (name.endsWith('import_units') ? read : undefined),
  });
export const file = () => new File(['No.;VIN\nA1;\nA2;X'], 'units.csv', { type: 'text/csv' });
export const rows = () => screen.findByRole('table');
export async function upload(user: ReturnType<typeof showImport>['user']) {
  await user.upload(await screen.findByLabelText(/Choose/), file());
  return within(await rows());
}
