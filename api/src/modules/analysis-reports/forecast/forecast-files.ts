import {
  forecastListIn,
  forecastTiresList,
  planPeriodName,
  purchasePlanList,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import type { ListDefinition, ListFileFormat } from '@portal/contract/wire';
import type { Cell } from '../../../exports/document.ts';
import { dayOf } from '../../../exports/reader-clock.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import { namedAfter } from '../../../selections/named-after.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { wearsTo } from '../wear/shown-wears.ts';
import { checkWearScope } from '../wear/wear-selection.ts';
import type { ForecastTiresSelection, PlanSelection } from './forecast-selection.ts';
import { readForecast } from './read-forecast.ts';
import { readForecastTires } from './read-forecast-tires.ts';

type Input<Selection> = Omit<Parameters<typeof answerListFile>[0], 'body'> & {
  readonly body: Selection;
};

type Named = 'brand' | 'product_line' | 'tire_size';

const nameOf =
  <Field extends Named>(field: Field) =>
  (row: Readonly<Record<Field, string>>, { t }: SpokenWords): Cell =>
    row[field] === unknownName ? t('wear_rate.unknown') : row[field];

async function answerFile<Row extends object>(
  input: Input<PlanSelection | ForecastTiresSelection>,
  format: ListFileFormat,
  content: Pick<ListContent<Row>, 'read' | 'values'> & { readonly definition: ListDefinition },
) {
  const { db, body } = input;
  await checkWearScope(db, body);
  const accounts = await readAccountNames(db, body.account_ids);
  return answerListFile({ ...input, body: { ...body, format } }, 'reports', {
    ...content,
    definition: forecastListIn(content.definition, wearsTo(input.user).formats.tread_format),
    of: accounts.length > 0 ? [{ label: 'accounts.label', value: accounts.join(', ') }] : [],
    named: (words) => {
      const places =
        accounts.length > 1
          ? [words.t('wear_rate.accounts', { count: accounts.length })]
          : accounts;
      const today = todayOf(input);
      return namedAfter({ places, from: today, to: today }, words, 'report');
    },
  });
}

const todayOf = (input: Pick<Input<unknown>, 'now' | 'userTime'>) => dayOf(input.now, input);

export const planFile = (input: Input<PlanSelection>, format: ListFileFormat) =>
  answerFile(input, format, {
    definition: purchasePlanList,
    read: async (page) => {
      const query = { user: input.user, selection: input.body, today: todayOf(input) };
      const {
        plan: rows,
        page_number,
        page_size,
        total_items,
      } = await readForecast(input.db, query, page);
      return { rows, page_number, page_size, total_items };
    },
    values: {
      due: (row, words) => planPeriodName(row, input.body.group_by, words),
      tire_size: nameOf('tire_size'),
    },
  });

export const forecastTiresFile = (input: Input<ForecastTiresSelection>, format: ListFileFormat) =>
  answerFile(input, format, {
    definition: forecastTiresList,
    read: (page) =>
      readForecastTires(
        input.db,
        { user: input.user, selection: input.body, today: todayOf(input) },
        page,
      ),
    values: {
      brand: nameOf('brand'),
      product_line: nameOf('product_line'),
      tire_size: nameOf('tire_size'),
    },
  });
