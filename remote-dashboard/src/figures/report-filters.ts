import { filterValues, type ReportFilter } from '@portal/contract/fleet-dashboard';
import type { ReportFilter as AreaFilter } from '@portal/platform/reports/view';
import { call } from '../calls.ts';

/**
 * The filters of the dashboard's reports: their keys in an address, and their values or the source
 * of their names.
 */
export const reportFilters: Readonly<Record<ReportFilter, AreaFilter>> = {
  service_types: { key: 'fs', values: filterValues.service_types },
  unit_locations: { key: 'fu', values: filterValues.unit_locations },
  wheel_positions: { key: 'fw', values: filterValues.wheel_positions },
  retreading_types: { key: 'ft', values: filterValues.retreading_types },
  by_retreader: { key: 'fr', values: filterValues.by_retreader },
  tire_brands: {
    key: 'fb',
    names: async (account, _, signal) =>
      (await call('POST lookups/get_brands', { body: { account }, signal })).brands,
  },
  tire_product_lines: {
    key: 'fl',
    within: 'tire_brands',
    names: async (account, brands, signal) => {
      const body = { account, brands: [...brands] };
      return (await call('POST lookups/get_product_lines', { body, signal })).product_lines;
    },
  },
  tire_sizes: {
    key: 'fz',
    names: async (account, _, signal) =>
      (await call('POST lookups/get_tire_sizes', { body: { account }, signal })).tire_sizes,
  },
};
