import type { ProductGroup, ProductReport, ProductTires } from '@portal/contract/analysis-reports';
import type { Respond } from '@portal/platform/testing/shell';

const sums = {
  tires: 80,
  share: 80,
  tread_read: 78,
  no_tread: 2,
  mean_tread: 11.25,
  pressure_read: 80,
  no_pressure: 0,
  mean_deviation: -4.5,
  underinflated: 12,
  underinflated_share: 15,
  irregular: 4,
  irregular_share: 5,
  tin_valid: 60,
  no_tin: 20,
  mean_age: 3.5,
};
const few = {
  ...sums,
  tires: 20,
  share: 20,
  tread_read: 20,
  no_tread: 0,
  mean_tread: 14,
  pressure_read: 0,
  no_pressure: 20,
  mean_deviation: null,
  underinflated: 0,
  underinflated_share: null,
  irregular: 0,
  irregular_share: 0,
  tin_valid: 20,
  no_tin: 0,
  mean_age: 1.25,
};
const nothing = { brand: null, product_line: null, tire_size: null, wheel_position: null };

const northway: ProductGroup = { ...nothing, ...sums, key: 'Northway', brand: 'Northway' };
const unknown: ProductGroup = { ...nothing, ...few, key: 'Unknown', brand: 'Unknown' };

export const productReport: ProductReport = {
  tread_depth_format: '32nds',
  date_from: '2025-03-05',
  date_to: '2026-03-04',
  summary: {
    ...sums,
    tires: 100,
    share: 100,
    tread_read: 98,
    mean_tread: 11.81,
    no_pressure: 20,
    tin_valid: 80,
    mean_age: 2.94,
    no_product: 20,
  },
  groups: {
    brand: [northway, unknown],
    line: [
      { ...northway, key: 'Northway | Haul S1', product_line: 'Haul S1' },
      { ...unknown, key: 'Unknown | Unknown', product_line: 'Unknown' },
    ],
    size: [{ ...nothing, ...sums, key: '295/75R22.5', tire_size: '295/75R22.5' }],
    position: [
      { ...nothing, ...few, key: 'steer', wheel_position: 'steer' },
      { ...nothing, ...sums, key: 'drive', wheel_position: 'drive' },
    ],
  },
};

export const productTires: ProductTires = {
  tread_depth_format: '32nds',
  pressure_format: 'psi',
  page_number: 1,
  page_size: 20,
  total_items: 1,
  tires: [
    {
      reading_id: 5,
      survey_id: 8,
      unit_id: 7,
      unit_number: '1001',
      wheel: '1L',
      fleet_name: 'Harbor Freightways',
      fleet_location: 'Akron',
      inspected_on: '2026-02-03',
      brand: 'Northway',
      product_line: 'Haul S1',
      tire_size: '295/75R22.5',
      tire_type: 'new',
      wheel_position: 'steer',
      tread: 12,
      pressure: 95,
      target: 110,
      deviation: -13.64,
      conditions: ['cupping'],
      tin: '1X9AB3421',
      age: null,
    },
  ],
};

/** Answers the calls of the product analysis, except those of its account filter. */
export const productServer: Respond = (name) => {
  if (name.endsWith('get_product_report')) return productReport;
  if (name.endsWith('product_analysis_report/get_tires')) return productTires;
  if (name.endsWith('get_tire_types')) return { tire_types: [{ value: 'new', tires: 90 }] };
  if (name.endsWith('product_analysis_report/get_brands'))
    return {
      brands: [
        { value: 'Northway', tires: 80 },
        { value: 'Unknown', tires: 20 },
      ],
    };
  if (name.endsWith('product_analysis_report/get_product_lines'))
    return { product_lines: [{ value: 'Haul S1', tires: 80 }] };
  return name.endsWith('get_tire_sizes')
    ? { tire_sizes: [{ value: '295/75R22.5', tires: 80 }] }
    : undefined;
};
