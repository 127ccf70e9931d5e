import type { adminCalls } from '@portal/contract/admin/schema';
import { emptyDriveSpec } from '../../../modules/admin/specs/testing.ts';
import type { RowIds, TestInputs } from './test-inputs.ts';

type SpecCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} manage_specs/${string}`>
>;

const saved = ({ account, location }: RowIds) => ({
  account,
  location_id: location,
  valid_from: '2025-07-01',
  roles: [{ ...emptyDriveSpec, target_pressure: 100 }],
});

const yard = {
  code: 'N7',
  name: 'New yard',
  customer_number: null,
  address: '',
  city: 'Akron',
  state: 'OH',
  postal_code: '',
  country: 'US',
  latitude: null,
  longitude: null,
  location_group: null,
  location_region: null,
  dealer: null,
  is_head_office: false,
  is_confirmed: true,
};

export const specCallInputs: TestInputs<SpecCalls> = {
  'POST manage_specs/configurator_structure': () => ({ body: {} }),
  'POST manage_specs/get_fleet_id': ({ account }) => ({ body: { keyword: account } }),
  'POST manage_specs/get_locations': ({ account }) => ({ body: { account } }),
  'POST manage_specs/get_common_specs': ({ account, location }) => ({
    body: { account, location_ids: [location] },
  }),
  'POST manage_specs/find_products': () => ({ body: { keyword: '' } }),
  'POST manage_specs/get_spec_effects': (rows) => ({ body: saved(rows) }),
  'POST manage_specs/get_changed_tires': (rows) => ({
    body: { ...saved(rows), page_number: 1, page_size: 20 },
  }),
  'POST manage_specs/download_pdf_file_spec_information': ({ account, location }) => ({
    body: { account, location_ids: [location] },
  }),
  'POST manage_specs/download_excel_file_spec_information': ({ account }) => ({
    body: { account, has_yards: true },
  }),
  'POST manage_specs/get_location': ({ account, location }) => ({
    body: { account, location_id: location },
  }),
  'POST manage_specs/add_new_location': ({ account }) => ({ body: { ...yard, account } }),
  'PUT manage_specs/save_location': ({ account, location }) => ({
    body: { ...yard, account, location_id: location, revision: 1, is_closed: false },
  }),
  'POST manage_specs/remove_location': ({ account, location }) => ({
    body: { account, location_id: location, revision: 1 },
  }),
  'PUT manage_specs/save_specs': (rows) => ({ body: { ...saved(rows), revision: 0 } }),
  'POST manage_specs/get_fleet_location_conflicts': ({ account }) => ({
    body: { account, valid_from: '2025-07-01', axles: ['drive'] },
  }),
  'POST manage_specs/get_spec_changes': ({ account }) => ({
    body: { account, location_id: null, page_number: 1, page_size: 20 },
  }),
  'PUT manage_specs/take_back_specs': ({ account, specChange }) => ({
    body: { account, location_id: null, change_id: specChange, revision: specChange },
  }),
};
