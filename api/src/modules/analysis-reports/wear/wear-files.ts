import { wearListIn, wearRatesList, wearTiresList } from '@portal/contract/analysis-reports';
import type { ListFileFormat } from '@portal/contract/wire';
import { answerWearFile, productNames, type WearFileCall } from './answer-wear-file.ts';
import { readWearRates } from './read-wear-rates.ts';
import { readWearTires } from './read-wear-tires.ts';
import { wearConverters } from './shown-wears.ts';
import { lastDay, type RatesSelection, type TiresSelection } from './wear-selection.ts';

const daysOf = ({ date_from: from, date_to: to }: TiresSelection | RatesSelection) => ({
  from,
  to,
});

export const ratesFile = (input: WearFileCall<RatesSelection>, format: ListFileFormat) =>
  answerWearFile(input, format, {
    definition: wearListIn(wearRatesList, wearConverters(input.user).formats),
    days: daysOf(input.body),
    read: (page) =>
      readWearRates(
        input.db,
        { user: input.user, selection: input.body, day: lastDay(input.body, input) },
        page,
      ),
    values: productNames,
  });

export const tiresFile = (input: WearFileCall<TiresSelection>, format: ListFileFormat) =>
  answerWearFile(input, format, {
    definition: wearListIn(wearTiresList, wearConverters(input.user).formats),
    days: daysOf(input.body),
    read: (page) => readWearTires(input.db, { user: input.user, selection: input.body }, page),
    values: productNames,
  });
