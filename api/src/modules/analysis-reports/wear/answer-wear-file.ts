import type { WearScope } from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import type { ListDefinition, ListFileFormat } from '@portal/contract/wire';
import type { Cell } from '../../../exports/document.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import { namedAfter } from '../../../selections/named-after.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { checkWearScope } from './wear-selection.ts';

/** A call for a list of the wear rates as a file. */
export type WearFileCall<Selection> = Omit<Parameters<typeof answerListFile>[0], 'body'> & {
  readonly body: Selection;
};

interface WearFile<Row extends object> extends Pick<ListContent<Row>, 'read' | 'values'> {
  /** In the reader's units. */
  readonly definition: ListDefinition;
  /** Days that its name tells, YYYY-MM-DD. */
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** Answers by a list of a selection as a file, which names its accounts. @throws Refusal as {@link checkWearScope} does */
export async function answerWearFile<Row extends object>(
  input: WearFileCall<WearScope>,
  format: ListFileFormat,
  { days, ...content }: WearFile<Row>,
) {
  const { db, body } = input;
  await checkWearScope(db, body);
  const accounts = await readAccountNames(db, body.account_ids);
  return answerListFile({ ...input, body: { ...body, format } }, 'reports', {
    ...content,
    of: accounts.length > 0 ? [{ label: 'accounts.label', value: accounts.join(', ') }] : [],
    named: (words) => {
      const places =
        accounts.length > 1
          ? [words.t('wear_rate.accounts', { count: accounts.length })]
          : accounts;
      return namedAfter({ places, ...days }, words, 'report');
    },
  });
}

/** What a brand, line or size is called. */
export const productName = (name: string | null, { t }: SpokenWords): Cell =>
  name === unknownName ? t('wear_rate.unknown') : name;

type Product = Readonly<Record<'brand' | 'product_line' | 'tire_size', string | null>>;

const nameOf = (field: keyof Product) => (row: Product, words: SpokenWords) =>
  productName(row[field], words);

/** Cells of what a product is called. */
export const productNames = {
  brand: nameOf('brand'),
  product_line: nameOf('product_line'),
  tire_size: nameOf('tire_size'),
};
