import type { Retorques, TorqueCheck, TorqueReport } from '@portal/contract/analysis-reports';

const counts = { page_number: 1, page_size: 20, total_items: 1 };
const formats = { torque_format: 'lbft', distance_format: 'mi' } as const;

const wheelEnd = {
  unit_id: 7,
  unit_number: '1001',
  fleet_name: 'Harbor Freightways',
  fleet_location: 'Akron',
  axle_number: 2,
} as const;

const torqueCheck: TorqueCheck = {
  ...wheelEnd,
  side: 'left',
  survey_id: 5,
  checked_on: '2026-03-04',
  fasteners: 'm22',
  least: 450,
  most: 500,
  measured: 425,
  result: 'low',
  since_fitting: 72.4,
};

export const torqueReport: TorqueReport = {
  ...counts,
  ...formats,
  checks: [torqueCheck],
  summary: {
    units: 1,
    checked: 8,
    in_spec: 5,
    low: 1,
    high: 1,
    re_torqued: 1,
    missing_hardware: 0,
    in_spec_percentage: 62.5,
    due: 2,
    overdue: 3,
    unknown: 0,
  },
};

export const retorques: Retorques = {
  ...counts,
  ...formats,
  wheel_ends: [
    { ...wheelEnd, side: 'right', state: 'overdue', fitted_on: '2026-02-20', since_fitting: 1234 },
  ],
};

export const torqueLocations = {
  locations: [
    { location_id: 3, location: 'Akron', fleet_name: 'Harbor Freightways' },
    { location_id: 4, location: 'Fargo', fleet_name: 'Harbor Freightways' },
  ],
};
