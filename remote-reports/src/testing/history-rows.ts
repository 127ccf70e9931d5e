import type {
  HistoryAccount,
  HistoryEntry,
  OfferedUnit,
  UnitHistory,
} from '@portal/contract/analysis-reports';

const bare = {
  odometer: null,
  survey_id: null,
  location_id: null,
  place: '',
  done_by: '',
  position: null,
  product: null,
  cost: null,
  comments: '',
  inspection: null,
  mount: null,
  removal: null,
  repair: null,
  torque: null,
  call: null,
};
const surveyed = {
  ...bare,
  happened_on: '2026-03-04',
  odometer: 123_456.7,
  survey_id: 5,
  location_id: 3,
  place: 'Akron',
  done_by: 'Kim Ortega',
};
const tire = { position: '2LO', product: 'Corvane Haul 295/75R22.5' };

/** One entry of each kind, newest first. */
const historyEntries: HistoryEntry[] = [
  {
    ...bare,
    entry_id: 'call-9',
    kind: 'call',
    happened_on: '2026-03-20',
    location_id: 3,
    place: 'Akron',
    done_by: 'Lakeside Tire',
    cost: 512.5,
    call: {
      call_number: 'C000000009',
      call_type: 'emergency',
      unit_location: 'roadside',
      status: 'completed',
      wheel_position: 'drive',
      lines: [
        {
          line_id: 1,
          invoice_number: 'L-77',
          invoice_date: '2026-03-21',
          kind: 'call_out',
          product: null,
          quantity: 1,
          amount: 162.5,
        },
        {
          line_id: 2,
          invoice_number: 'L-77',
          invoice_date: '2026-03-21',
          kind: 'new_tire',
          product: tire.product,
          quantity: 2,
          amount: 350,
        },
      ],
    },
  },
  {
    ...bare,
    ...tire,
    entry_id: 'repair-plant-4',
    kind: 'repair',
    happened_on: '2026-03-18',
    done_by: 'Ohio Retread',
    repair: { done: 'plant', nail_holes: 2, spots: 1, sections: 0, beads: 0 },
  },
  {
    ...surveyed,
    entry_id: 'inspection-5',
    kind: 'inspection',
    comments: 'Mud flap torn',
    inspection: {
      survey_kind: 'yard',
      tires_expected: 10,
      tires_read: 9,
      criticals: 2,
      warnings: 1,
      photos: 3,
    },
  },
  {
    ...surveyed,
    ...tire,
    entry_id: 'removal-8',
    kind: 'removal',
    survey_id: null,
    done_by: '',
    removal: { reason: 'worn_out', destination: 'retread', tread_depth: 4 },
  },
  {
    ...bare,
    ...tire,
    entry_id: 'mount-7',
    kind: 'mount',
    happened_on: '2026-03-04',
    odometer: 123_456.7,
    mount: { caps: 1 },
  },
  {
    ...surveyed,
    entry_id: 'torque-5-2-left',
    kind: 'torque',
    torque: { axle_number: 2, side: 'left', least: 450, most: 500, measured: 425, result: 'low' },
  },
  {
    ...surveyed,
    entry_id: 'crossing-6',
    kind: 'crossing',
    happened_on: '2026-02-11',
    survey_id: 6,
    done_by: 'Lane 1',
    inspection: {
      survey_kind: 'checkpoint',
      tires_expected: 10,
      tires_read: 10,
      criticals: 0,
      warnings: 0,
      photos: 0,
    },
  },
];

export const unitHistory: UnitHistory = {
  page_number: 1,
  page_size: 20,
  total_items: historyEntries.length,
  distance_format: 'mi',
  tread_depth_format: '32nds',
  torque_format: 'lbft',
  unit: {
    unit_id: 7,
    unit_number: '1001',
    type: 'tractor',
    is_active: true,
    vin: '1XKAD49X0CJ123456',
    account: '0100',
    fleet_name: 'Harbor Freightways',
    location: 'Akron',
  },
  entries: historyEntries,
  summary: {
    entries: 7,
    counts: { inspection: 1, crossing: 1, removal: 1, mount: 1, repair: 1, torque: 1, call: 1 },
    cost: 512.5,
    costs: {
      new_tire: 350,
      retread_cap: 0,
      casing: 0,
      repair: 0,
      labour: 0,
      call_out: 162.5,
      fee: 0,
    },
  },
};

export const historyAccounts: HistoryAccount[] = [
  { account: '0100', fleet_name: 'Harbor Freightways' },
  { account: '0200', fleet_name: 'Prairie Lines' },
];

export const historyUnits: OfferedUnit[] = [
  { unit_number: '1001', type: 'tractor', location: 'Akron' },
  { unit_number: '1002', type: 'trailer', location: '' },
];
