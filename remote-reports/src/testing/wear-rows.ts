import type {
  ForecastTires,
  WearFilters,
  WearForecast,
  WearRate,
  WearRates,
  WearTires,
} from '@portal/contract/analysis-reports';
import type { Respond } from '@portal/platform/testing/shell';

const formats = { distance_format: 'mi', tread_format: '32nds' } as const;

const steer: WearRate = {
  brand: 'Northway',
  product_line: 'Haul S1',
  tire_size: '295/75R22.5',
  retread: 'new',
  wheel_position: 'steer',
  tires: 64,
  is_small: false,
  distance: 5_120_000,
  worn: 512,
  rate: 10_000,
  projected_life: 120_000,
};

export const wearRates: WearRates = {
  ...formats,
  page_number: 1,
  page_size: 10,
  total_items: 2,
  rates: [
    steer,
    {
      ...steer,
      product_line: 'Unknown',
      retread: 'retread',
      wheel_position: 'drive',
      tires: 12,
      is_small: true,
      rate: 14_500.5,
      projected_life: null,
    },
  ],
  summary: {
    tires: 76,
    distance: 6_000_000,
    worn: 570,
    rate: 10_526.32,
    projected_life: 121_000,
    left_out: {
      few_miles: 7,
      little_wear: 0,
      tread_increased: 1,
      odometer_back: 2,
      one_reading: 3,
      no_odometer: 90,
    },
  },
};

const { brand, product_line, tire_size, retread, wheel_position } = steer;

const wearTires: WearTires = {
  ...formats,
  page_number: 1,
  page_size: 20,
  total_items: 1,
  tires: [
    {
      mount_id: 8,
      unit_id: 7,
      unit_number: '1001',
      fleet_name: 'Harbor Freightways',
      wheel: '1L',
      brand: brand ?? '',
      product_line: product_line ?? '',
      tire_size: tire_size ?? '',
      retread,
      wheel_position,
      starts_with: 'fitting',
      start_on: '2025-02-03',
      start_odometer: 100_000,
      start_tread: 18,
      read_on: '2026-03-04',
      odometer: 180_000,
      tread: 10,
      distance: 80_000,
      worn: 8,
      rate: 10_000,
      outcome: 'counted',
    },
  ],
};

const filters: WearFilters = {
  brands: [
    { value: 'Northway', tires: 76 },
    { value: 'Unknown', tires: 4 },
  ],
  retreads: [],
  product_lines: [{ value: 'Haul S1', tires: 64 }],
  tire_sizes: [{ value: '295/75R22.5', tires: 76 }],
  wheel_positions: [],
  axel_configurations: [],
  load_ranges: [{ value: 'G', tires: 76 }],
  vocations: [],
};

export const wearForecast: WearForecast = {
  tread_format: '32nds',
  page_number: 1,
  page_size: 20,
  total_items: 2,
  plan: [
    {
      due_from: null,
      due_to: '2026-03-10',
      tire_size: '11R22.5',
      wheel_position: 'steer',
      retread: 'new',
      tires: 4,
      cost: 1800,
      unpriced: 0,
    },
    {
      due_from: '2026-03-11',
      due_to: '2026-03-31',
      tire_size: 'Unknown',
      wheel_position: 'drive',
      retread: 'retread',
      tires: 9,
      cost: 1400.5,
      unpriced: 2,
    },
  ],
  months: [
    { due_from: null, due_to: '2026-03-10', tires: 4, cost: 1800, unpriced: 0 },
    { due_from: '2026-03-11', due_to: '2026-03-31', tires: 9, cost: 1400.5, unpriced: 2 },
  ],
  summary: {
    tires: 60,
    now: 4,
    planned: 13,
    later: 20,
    cost: 3200.5,
    unpriced: 2,
    today: '2026-03-10',
    until: '2027-03-31',
    bases: { read: 3, own: 20, product: 10, not_read: 20, no_pull_depth: 0, few_tires: 7 },
  },
};

const forecastTires: ForecastTires = {
  tread_format: '32nds',
  page_number: 1,
  page_size: 20,
  total_items: 2,
  tires: [
    {
      mount_id: 8,
      unit_id: 7,
      unit_number: '1001',
      account_id: 3,
      fleet_name: 'Harbor Freightways',
      wheel: '1L',
      brand: brand ?? '',
      product_line: product_line ?? '',
      tire_size: tire_size ?? '',
      retread,
      wheel_position,
      read_on: '2026-02-03',
      tread: 8,
      pull: 6,
      wear: 0.5,
      rate_tires: 45,
      basis: 'product',
      due_on: '2026-06-05',
      price: 450,
      price_source: 'account',
    },
    {
      mount_id: 9,
      unit_id: 7,
      unit_number: '1001',
      account_id: 3,
      fleet_name: 'Harbor Freightways',
      wheel: '1R',
      brand: brand ?? '',
      product_line: product_line ?? '',
      tire_size: tire_size ?? '',
      retread,
      wheel_position,
      read_on: null,
      tread: null,
      pull: 6,
      wear: null,
      rate_tires: null,
      basis: 'not_read',
      due_on: null,
      price: null,
      price_source: null,
    },
  ],
};

/** Answers the calls of the wear rate. */
export const wearServer: Respond = (name) => {
  if (name.endsWith('/get_product_wear_rates')) return wearRates;
  if (name.endsWith('/get_wear_forecast')) return wearForecast;
  if (name.endsWith('/get_forecast_tires')) return forecastTires;
  if (name.endsWith('product_wear_rate_report/get_tires')) return wearTires;
  if (name.endsWith('product_wear_rate_report/get_available_tires')) return { available_tires: 76 };
  return name.endsWith('product_wear_rate_report/get_all_filters') ? filters : undefined;
};
