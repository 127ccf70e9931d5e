import type { ManagedYard } from '@portal/contract/admin';

export const successStatus = { ResponseCode: 200, ResponseMessage: 'Success' };

export const akron: ManagedYard = {
  location_id: 1,
  account: '0042',
  code: '0001',
  name: 'Akron Yard',
  customer_number: null,
  address: '1 Main St',
  city: 'Akron',
  state: 'OH',
  postal_code: '44301',
  country: 'US',
  latitude: 41.08144,
  longitude: -81.51901,
  location_group: 'East',
  location_region: null,
  dealer: '007',
  dealer_name: 'Bauer Tire',
  is_head_office: true,
  is_closed: false,
  is_used: true,
  revision: 3,
};

/** Answers of the yard calls, by their names without the method. */
export const yardAnswers: Readonly<Record<string, unknown>> = {
  'manage_specs/get_location': {
    ...successStatus,
    location: akron,
    groups: ['East', 'West'],
    regions: ['Ohio'],
  },
  'manage_specs/add_new_location': { ...successStatus, location_id: 9, similar: [] },
  'manage_specs/save_location': { ...successStatus, revision: 4, similar: [] },
  'manage_specs/remove_location': { ...successStatus, is_closed: true },
  'dealer_portal/get_dealer_locations': {
    dealers_locations: [
      { value: '008', text: 'Alder Tire, Canton, OH' },
      { value: '007', text: 'Bauer Tire, Akron, OH' },
    ],
    is_limited: false,
  },
};
