import type {
  ConditionExceptions,
  ConditionTires,
  ConditionUnits,
} from '@portal/contract/analysis-reports';

const inspected = {
  survey_id: 41,
  unit_id: 9,
  unit_number: '1001',
  fleet_name: 'Harbor Freightways',
  fleet_location: 'Akron yard',
  inspected_on: '2026-02-11',
};
const formats = { tread_depth_format: '32nds', pressure_format: 'psi' } as const;
const page = { page_number: 1, page_size: 20, total_items: 1 };

/** One of the two tires counted by the report. */
export const conditionTires: ConditionTires = {
  ...formats,
  ...page,
  as_made: 2,
  tires: [
    {
      reading_id: 71,
      ...inspected,
      wheel: '2LO',
      wheel_position: 'drive',
      brand: 'Northway',
      product_line: 'N1',
      tire_size: '295/75R22.5',
      tire_type: 'new',
      tread: 11.5,
      pressure: 85,
      target: 100,
      valve: 'missing_cap',
      conditions: ['cupping'],
      cause: 'pressure_low',
      loss: 21.5,
      left_out: null,
      original_tread: 28,
      pull_depth: 6,
      price: 450,
      price_source: 'account',
      casing_value: null,
    },
  ],
};

export const conditionUnits: ConditionUnits = {
  ...page,
  as_made: 1,
  units: [
    {
      ...inspected,
      type: 'trailer',
      vocation: null,
      configuration: 'trailer_tandem',
      tires_expected: 8,
      tires: 7,
      critical: 2,
      warning: 1,
      flagged: 2,
    },
  ],
};

export const conditionExceptions: ConditionExceptions = {
  ...formats,
  ...page,
  as_made: 1,
  exceptions: [
    {
      exception_id: 'finding-17',
      ...inspected,
      place: '2LO',
      check: 'pressure',
      severity: 'warning',
      measured: 85,
      limit: 100,
      conditions: [],
      valve: null,
    },
  ],
};
