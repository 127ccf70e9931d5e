import type { wearForecastCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { dayOf } from '../../../exports/reader-clock.ts';
import { wearConverters } from '../wear/shown-wears.ts';
import { checkWearScope } from '../wear/wear-selection.ts';
import { forecastTiresFile, planFile } from './forecast-files.ts';
import { readForecast } from './read-forecast.ts';
import { readForecastTires } from './read-forecast-tires.ts';

export const wearForecastRoutes = implement<typeof wearForecastCalls>({
  'POST product_wear_rate_report/get_wear_forecast': async (input) => {
    const { db, body, user } = input;
    await checkWearScope(db, body);
    return readForecast(db, { user, selection: body, today: dayOf(input.now, input) }, body);
  },

  'POST product_wear_rate_report/get_forecast_tires': async (input) => {
    const { db, body, user } = input;
    await checkWearScope(db, body);
    const query = { user, selection: body, today: dayOf(input.now, input) };
    const { rows, ...page } = await readForecastTires(db, query, body);
    return { tread_format: wearConverters(user).formats.tread_format, ...page, tires: rows };
  },

  'POST product_wear_rate_report/get_wear_forecast_xls': (input) =>
    planFile(input, exportFormats.excel),
  'POST product_wear_rate_report/get_wear_forecast_pdf': (input) =>
    planFile(input, exportFormats.pdf),
  'POST product_wear_rate_report/get_forecast_tires_xls': (input) =>
    forecastTiresFile(input, exportFormats.excel),
  'POST product_wear_rate_report/get_forecast_tires_pdf': (input) =>
    forecastTiresFile(input, exportFormats.pdf),
});
