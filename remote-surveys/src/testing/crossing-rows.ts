import {
  type AxleConfiguration,
  axleConfigurations,
  positionLabel,
  positionsOf,
  type Side,
} from '@portal/contract/fleet-surveys';
import type {
  CheckpointHome,
  CheckpointReport,
  CrossingDetail,
  CrossingFindings,
  CrossingRow,
} from '@portal/contract/inspection-surveys';

type Wheel = CrossingDetail['axles'][number]['left_side']['wheels'][number];

const formats = { pressure_format: 'psi', tread_depth_format: '32nds' } as const;

/** A crossing with ten tires, one severely underinflated. */
const crossingRow = (survey_id: number, more: Partial<CrossingRow> = {}): CrossingRow => ({
  survey_id,
  unit_id: 12,
  unit_number: '5312',
  fleet_name: 'Northern Hauling',
  fleet_location: 'Yard 1',
  unit_date: '2026-03-04',
  unit_time: '17:05',
  license_number: 'ABC 123',
  total_tires: 10,
  total_tires_read_count: 9,
  critical_exceptions: 1,
  warning_exceptions: 2,
  critical_pressure: 1,
  critical_tread_depth: 0,
  critical_tread_mismatch_axle: 0,
  critical_tread_mismatch_duals: 0,
  warning_pressure: 0,
  warning_tread_depth: 1,
  warning_tread_mismatch_axle: 0,
  warning_tread_mismatch_duals: 1,
  ...more,
});

/** Crossings of two units. */
export const checkpointReport: CheckpointReport = {
  ...formats,
  records_total: 2,
  tiles: { total_units: 2, total_tires: 20, critical_exceptions: 1, warning_exceptions: 2 },
  rows: [
    crossingRow(5),
    crossingRow(6, {
      unit_number: '5313',
      critical_exceptions: 0,
      warning_exceptions: 0,
      critical_pressure: 0,
      warning_tread_depth: 0,
      warning_tread_mismatch_duals: 0,
    }),
  ],
  page_number: 1,
  page_size: 20,
  total_items: 2,
};

export const checkpointHome: CheckpointHome = {
  us_national_accounts: [
    { value: '0766830', text: 'Lakeshore Freight Systems' },
    { value: '0766831', text: 'Northern Hauling' },
  ],
  canadian_common_owners_accounts: [],
  canadian_national_accounts: [{ value: '0900001', text: 'Maple Cartage' }],
  preferred_fleet_accounts: [],
  countries_with_states: [
    { value: 'US', text: 'United States', states: [{ value: 'OH', text: 'Ohio' }] },
  ],
  report_types: [{ value: '', text: 'All' }],
  survey_by_users: [{ value: 'Lane 2', text: 'Lane 2' }],
  customer_locations: [
    { value: '1', text: 'Yard 1' },
    { value: '2', text: 'Yard 2' },
  ],
};

/** The finding on the underinflated tire. */
const flat = {
  finding_id: 1,
  check: 'pressure',
  severity: 'critical',
  axle_number: 2,
  side: 'left',
  slot: 'outer',
  measured: 79,
  limit: 100,
  is_flat: false,
  spec_source: 'location',
  spec_valid_from: '2025-01-02',
} as const;

export const crossingFindings: CrossingFindings = {
  ...formats,
  rows: [
    {
      ...flat,
      survey_id: 5,
      unit_id: 12,
      unit_number: '5312',
      fleet_name: 'Northern Hauling',
      fleet_location: 'Yard 1',
      unit_date: '2026-03-04',
      unit_time: '17:05',
    },
  ],
  page_number: 1,
  page_size: 20,
  total_items: 1,
};

const own: Readonly<Record<string, Partial<Wheel>>> = {
  '2LO': { color: 'red', pressure: 79, pressure_color: 'red' },
  '2LI': { color: 'yellow', tread_depth: 5, tread_depth_color: 'yellow' },
  '2RO': {
    state: 'not_read',
    color: 'grey',
    pressure: null,
    pressure_color: 'grey',
    tread_depth: null,
    tread_depth_color: 'grey',
  },
};

const unread = {
  state: null,
  color: 'grey',
  pressure: null,
  pressure_color: 'grey',
  tread_depth: null,
  tread_depth_color: 'grey',
} as const;

function axlesOf({ axles, ...rest }: AxleConfiguration): CrossingDetail['axles'] {
  const places = positionsOf({ axles, ...rest });
  return axles.map(({ role }, index) => {
    const axle_number = index + 1;
    const is_lifted = axle_number === 3;
    const side = (name: Side) => {
      const wheels = places
        .filter(({ axle, side: of }) => axle === axle_number && of === name)
        .map((place) => ({
          axle_number,
          side: name,
          slot: place.slot,
          position: positionLabel(place),
          state: 'read' as const,
          color: 'green' as const,
          pressure: 100,
          pressure_color: 'green' as const,
          tread_depth: 11,
          tread_depth_color: 'green' as const,
          ...(is_lifted ? unread : own[positionLabel(place)]),
        }));
      const isPair = axle_number === 2 && name === 'left';
      return {
        wheels,
        mismatch: isPair ? 6 : null,
        mismatch_color: isPair ? ('yellow' as const) : ('grey' as const),
      };
    };
    return {
      axle_number,
      role,
      is_lift_axle: is_lifted,
      is_lifted,
      mismatch: is_lifted ? null : 1,
      mismatch_axle_color: is_lifted ? 'grey' : 'green',
      left_side: side('left'),
      right_side: side('right'),
    };
  });
}

/** A crossing of a 6×4 with its third axle lifted, between two other crossings of the unit. */
export const crossingDetail: CrossingDetail = {
  ...formats,
  title: 'Northern Hauling · 5312',
  survey_id: 5,
  unit_id: 12,
  fleet_name: 'Northern Hauling',
  lane: 'Lane 2',
  hot_allowance: 13,
  tiles: {
    unit: '5312',
    date_time: '2026-03-04T17:05',
    license_plate_url: 'checkpoint/plate/one',
    location: 'Yard 1',
    license_number: 'ABC 123',
    records_total: 10,
    total_tires_read_count: 9,
    warning_exceptions: 2,
    critical_exceptions: 1,
    non_metric: true,
    is_bidirectional: true,
    crossingdirection: 'in',
  },
  axles: axlesOf(axleConfigurations['6x4']),
  findings: [
    flat,
    {
      ...flat,
      finding_id: 2,
      check: 'tread_depth',
      severity: 'warning',
      slot: 'inner',
      measured: 5,
      limit: 6,
    },
    {
      ...flat,
      finding_id: 3,
      check: 'tread_mismatch_duals',
      severity: 'warning',
      slot: null,
      measured: 6,
      limit: 4,
      spec_source: null,
      spec_valid_from: null,
    },
  ],
  older: { survey_id: 4, date_time: '2026-02-04T06:30' },
  newer: { survey_id: 6, date_time: '2026-03-05T07:00' },
};
