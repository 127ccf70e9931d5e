import {
  type WearScope,
  wearListIn,
  wearRatesList,
  wearTiresList,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import type { ListDefinition, ListFileFormat } from '@portal/contract/wire';
import type { Cell } from '../../../exports/document.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import { namedAfter } from '../../../selections/named-after.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { readWearRates } from './read-wear-rates.ts';
import { readWearTires } from './read-wear-tires.ts';
import { wearsTo } from './shown-wears.ts';
import {
  checkWearScope,
  lastDay,
  type RatesSelection,
  type TiresSelection,
} from './wear-selection.ts';

type Input<Selection> = Omit<Parameters<typeof answerListFile>[0], 'body'> & {
  readonly body: Selection;
};

type Named = 'brand' | 'product_line' | 'tire_size';

const nameOf =
  (field: Named) =>
  (row: Readonly<Record<Named, string | null>>, { t }: SpokenWords): Cell =>
    row[field] === unknownName ? t('wear_rate.unknown') : row[field];

const names = {
  brand: nameOf('brand'),
  product_line: nameOf('product_line'),
  tire_size: nameOf('tire_size'),
};

async function answerFile<Row extends object>(
  input: Input<WearScope>,
  format: ListFileFormat,
  content: Pick<ListContent<Row>, 'read' | 'values'> & { readonly definition: ListDefinition },
) {
  const { db, body } = input;
  await checkWearScope(db, body);
  const accounts = await readAccountNames(db, body.account_ids);
  return answerListFile({ ...input, body: { ...body, format } }, 'reports', {
    ...content,
    definition: wearListIn(content.definition, wearsTo(input.user).formats),
    of: accounts.length > 0 ? [{ label: 'accounts.label', value: accounts.join(', ') }] : [],
    named: (words) => {
      const places =
        accounts.length > 1
          ? [words.t('wear_rate.accounts', { count: accounts.length })]
          : accounts;
      return namedAfter({ places, from: body.date_from, to: body.date_to }, words, 'report');
    },
  });
}

export const ratesFile = (input: Input<RatesSelection>, format: ListFileFormat) =>
  answerFile(input, format, {
    definition: wearRatesList,
    read: (page) =>
      readWearRates(
        input.db,
        { user: input.user, selection: input.body, day: lastDay(input.body, input) },
        page,
      ),
    values: names,
  });

export const tiresFile = (input: Input<TiresSelection>, format: ListFileFormat) =>
  answerFile(input, format, {
    definition: wearTiresList,
    read: (page) => readWearTires(input.db, { user: input.user, selection: input.body }, page),
    values: names,
  });
