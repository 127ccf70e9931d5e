import {
  forecastListIn,
  forecastTiresList,
  planPeriodName,
  purchasePlanList,
} from '@portal/contract/analysis-reports';
import type { ListDefinition, ListFileFormat } from '@portal/contract/wire';
import { dayOf } from '../../../exports/reader-clock.ts';
import {
  answerWearFile,
  productName,
  productNames,
  type WearFileCall,
} from '../wear/answer-wear-file.ts';
import { wearConverters } from '../wear/shown-wears.ts';
import type { ForecastTiresSelection, PlanSelection } from './forecast-selection.ts';
import { readForecast } from './read-forecast.ts';
import { readForecastTires } from './read-forecast-tires.ts';

type Input = WearFileCall<PlanSelection | ForecastTiresSelection>;

const listInReaderUnits = <Definition extends ListDefinition>(
  definition: Definition,
  { user }: Input,
) => forecastListIn(definition, wearConverters(user).formats.tread_format);

export const planFile = (input: WearFileCall<PlanSelection>, format: ListFileFormat) => {
  const today = dayOf(input.now, input);
  return answerWearFile(input, format, {
    definition: listInReaderUnits(purchasePlanList, input),
    days: { from: today, to: today },
    read: async (page) => {
      const query = { user: input.user, selection: input.body, today };
      const { plan: rows, ...all } = await readForecast(input.db, query, page);
      const { page_number, page_size, total_items } = all;
      return { rows, page_number, page_size, total_items };
    },
    values: {
      due: (row, words) => planPeriodName(row, input.body.group_by, words),
      tire_size: ({ tire_size }, words) => productName(tire_size, words),
    },
  });
};

export const forecastTiresFile = (
  input: WearFileCall<ForecastTiresSelection>,
  format: ListFileFormat,
) => {
  const today = dayOf(input.now, input);
  return answerWearFile(input, format, {
    definition: listInReaderUnits(forecastTiresList, input),
    days: { from: today, to: today },
    read: (page) =>
      readForecastTires(input.db, { user: input.user, selection: input.body, today }, page),
    values: productNames,
  });
};
