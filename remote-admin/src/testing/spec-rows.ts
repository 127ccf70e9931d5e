import {
  type CommonSpecs,
  type RoleSpec,
  type SpecChanges,
  type SpecConflicts,
  type SpecEffects,
  type SpecItem,
  type SpecStructure,
  specRoles,
} from '@portal/contract/admin';
import { successStatus, yardAnswers } from './yard-rows.ts';

const moss = { account: '0042', name: 'Moss Hauling' };

/** Access of an administrator of the only fleet. */
export const structure: SpecStructure = {
  ...successStatus,
  has_fleet_tab_access: true,
  has_fleet_Level_access: true,
  has_all_location_level_access: true,
  has_tv_admin_security: true,
  can_manage_specs: true,
  fleet: moss,
  head_office: { account: '0042', location_id: 1, code: '0001', name: 'Akron Yard' },
};

export const notAccessible: SpecStructure = {
  ...structure,
  ResponseCode: 403,
  has_fleet_tab_access: false,
  has_fleet_Level_access: false,
  has_all_location_level_access: false,
  has_tv_admin_security: false,
  can_manage_specs: false,
  fleet: null,
  head_office: null,
};

const yards = [
  {
    location_id: 1,
    code: '0001',
    name: 'Akron Yard',
    has_own: true,
    is_head_office: true,
    is_closed: false,
  },
  {
    location_id: 2,
    code: '0002',
    name: 'Boise Terminal',
    has_own: false,
    is_head_office: false,
    is_closed: false,
  },
];

const held = (
  wider: number | null,
  own: number | null = null,
): RoleSpec['values']['casing_age'] => ({
  own,
  value: own ?? wider,
  source: own === null ? 'default' : 'fleet',
  valid_from: own === null ? null : '2025-01-01',
  wider,
  wider_source: 'default',
});

const roleSpec = (role: RoleSpec['role']): RoleSpec => ({
  role,
  legal_depth: role === 'steer' ? 4 : 2,
  valid_from: role === 'drive' ? '2025-01-01' : null,
  next_from: role === 'drive' ? '2030-01-01' : null,
  values: {
    target_pressure: held(role === 'steer' ? 110 : 100, role === 'drive' ? 105 : null),
    pull_depth: held(6),
    casing_age: held(null, role === 'drive' ? 7 : null),
    most_repairs: held(null),
    most_caps: held(null),
    torque_m22: held(475),
    torque_stud_20mm: held(295),
  },
  products: {
    own:
      role === 'drive' ? [{ product_id: 1, name: 'Northway HD 11R22.5', is_retired: false }] : [],
    value:
      role === 'drive' ? [{ product_id: 1, name: 'Northway HD 11R22.5', is_retired: false }] : [],
    source: role === 'drive' ? 'fleet' : 'default',
  },
});

const fleetSpecs: SpecItem = {
  location_id: null,
  code: '0042',
  name: '',
  revision: 7,
  has_own: true,
  roles: specRoles.map(roleSpec),
};

export const common = (item: SpecItem = fleetSpecs): CommonSpecs => ({
  ...successStatus,
  items: [item],
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  torque_format: 'lbft',
});

const effects: SpecEffects = {
  ...successStatus,
  before: { green: 40, yellow: 6, red: 2, grey: 4 },
  after: { green: 35, yellow: 10, red: 3, grey: 4 },
  yards: [
    {
      location_id: 1,
      code: '0001',
      name: 'Akron Yard',
      before: { green: 30, yellow: 4, red: 1, grey: 4 },
      after: { green: 25, yellow: 8, red: 2, grey: 4 },
      changed: 5,
    },
    {
      location_id: 2,
      code: '0002',
      name: 'Boise Terminal',
      before: { green: 10, yellow: 2, red: 1, grey: 0 },
      after: { green: 10, yellow: 2, red: 1, grey: 0 },
      changed: 0,
    },
  ],
};

const changedTires = {
  ...successStatus,
  tires: [
    {
      unit_number: 'T-17',
      location_name: 'Akron Yard',
      position: '2LO',
      role: 'drive',
      product: 'Northway HD 11R22.5',
      pressure: 92,
      tread_depth: 9,
      before: 'green',
      after: 'yellow',
    },
  ],
  page_number: 1,
  page_size: 10,
  total_items: 1,
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  torque_format: 'lbft',
};

const formats = {
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  torque_format: 'lbft',
} as const;

const nothing = {
  target_pressure: null,
  pull_depth: null,
  casing_age: null,
  most_repairs: null,
  most_caps: null,
  torque_m22: null,
  torque_stud_20mm: null,
};

const noConflicts: SpecConflicts = {
  ...successStatus,
  ...formats,
  fleet_locations: [],
  message: 'No yard has specs of its own.',
  no_conflicts: true,
};

/** Both yards have other specs for drive axles. */
export const conflicts: SpecConflicts = {
  ...noConflicts,
  fleet_locations: [
    {
      location_id: 1,
      code: '0001',
      name: 'Akron Yard',
      revision: 4,
      specs: [
        {
          ...nothing,
          role: 'drive',
          valid_from: '2025-01-01',
          target_pressure: 95,
          products: ['Northway HD 11R22.5'],
        },
      ],
    },
    {
      location_id: 2,
      code: '0002',
      name: 'Boise Terminal',
      revision: 6,
      specs: [{ ...nothing, role: 'drive', valid_from: '2030-06-01', pull_depth: 8, products: [] }],
    },
  ],
  message: 'Yards with specs of their own: 2.',
  no_conflicts: false,
};

const change = {
  at: '2026-03-04T15:20:00.000Z',
  user_name: 'Anna Moss',
  role: 'drive',
  valid_from: '2026-03-04',
  products: null,
  take_back: null,
} as const;

/** The last change can be taken back. */
export const changes: SpecChanges = {
  ...successStatus,
  ...formats,
  changes: [
    {
      ...change,
      id: 7,
      values: [{ field: 'target_pressure', before: 100, after: 105 }],
      products: { before: [], after: ['Northway HD 11R22.5'] },
      standing: 'open',
      take_back: {
        valid_from: '2026-03-05',
        role: { ...nothing, role: 'drive', target_pressure: 100, products: [] },
      },
    },
    {
      ...change,
      id: 5,
      user_name: '',
      values: [{ field: 'target_pressure', before: null, after: 100 }],
      standing: 'followed',
    },
  ],
  page_number: 1,
  page_size: 10,
  total_items: 2,
  revision: 7,
};

/** Answers of the spec calls, by their names without the method. */
export const specAnswers: Readonly<Record<string, unknown>> = {
  'manage_specs/configurator_structure': structure,
  'manage_specs/get_fleet_id': { ...successStatus, fleet_id: moss.account, fleets: [moss] },
  'manage_specs/get_locations': { ...successStatus, locations: yards },
  'manage_specs/get_common_specs': common(),
  'manage_specs/find_products': {
    ...successStatus,
    products: [{ product_id: 2, name: 'Northway RD 11R22.5', is_retired: false }],
  },
  'manage_specs/get_spec_effects': effects,
  'manage_specs/get_changed_tires': changedTires,
  'manage_specs/get_fleet_location_conflicts': noConflicts,
  'manage_specs/get_spec_changes': changes,
  'manage_specs/take_back_specs': { ...successStatus, revision: 8 },
  'manage_specs/save_specs': { ...successStatus, revision: 8 },
  ...yardAnswers,
};
