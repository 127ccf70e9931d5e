import type { WearScope, wearRateCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { countWears, readAllChoices, readWearChoices } from './read-wear-choices.ts';
import { readWearRates, sumWears } from './read-wear-rates.ts';
import { readWearTires } from './read-wear-tires.ts';
import { wearConverters } from './shown-wears.ts';
import { ratesFile, tiresFile } from './wear-files.ts';
import type { WearField } from './wear-rows.ts';
import { checkWearScope, lastDay, type WearCall } from './wear-selection.ts';

/** Returns the values for a field while the others stay. */
const search =
  (field: WearField) =>
  async ({ db, body }: WearCall<WearScope>) => {
    await checkWearScope(db, body);
    const of = await readWearChoices(db, [field], body);
    return { choices: of(field) };
  };

export const wearRateRoutes = implement<typeof wearRateCalls>({
  'POST product_wear_rate_report/search_brand': search('brand'),
  'POST product_wear_rate_report/get_retread': search('retread'),
  'POST product_wear_rate_report/search_product_line': search('product_line'),
  'POST product_wear_rate_report/search_tire_size': search('tire_size'),
  'POST product_wear_rate_report/search_wheel_position': search('wheel_position'),
  'POST product_wear_rate_report/search_axel_configuration': search('axel_configuration'),
  'POST product_wear_rate_report/search_load_range': search('load_range'),
  'POST product_wear_rate_report/search_vocation': search('vocation'),

  'POST product_wear_rate_report/get_all_filters': async ({ db, body }) => {
    await checkWearScope(db, body);
    return readAllChoices(db, body);
  },

  'POST product_wear_rate_report/get_available_tires': async ({ db, body }) => {
    await checkWearScope(db, body);
    return { available_tires: await countWears(db, body) };
  },

  'POST product_wear_rate_report/get_product_wear_rates': async (input) => {
    const { db, body, user } = input;
    await checkWearScope(db, body);
    const query = { user, selection: body, day: lastDay(body, input) };
    const { rows, ...page } = await readWearRates(db, query, body);
    return {
      ...wearConverters(user).formats,
      ...page,
      rates: rows,
      summary: await sumWears(db, query),
    };
  },

  'POST product_wear_rate_report/get_tires': async ({ db, body, user }) => {
    await checkWearScope(db, body);
    const { rows, ...page } = await readWearTires(db, { user, selection: body }, body);
    return { ...wearConverters(user).formats, ...page, tires: rows };
  },

  'POST product_wear_rate_report/get_product_wear_rates_report_xls': (input) =>
    ratesFile(input, exportFormats.excel),
  'POST product_wear_rate_report/get_product_wear_rates_report_pdf': (input) =>
    ratesFile(input, exportFormats.pdf),
  'POST product_wear_rate_report/get_tires_xls': (input) => tiresFile(input, exportFormats.excel),
  'POST product_wear_rate_report/get_tires_pdf': (input) => tiresFile(input, exportFormats.pdf),
});
