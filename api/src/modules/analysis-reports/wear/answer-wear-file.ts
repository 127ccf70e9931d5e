import type { WearScope } from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import type { ListDefinition, ListFileFormat } from '@portal/contract/wire';
import type { Cell } from '../../../exports/document.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { checkWearScope } from './wear-selection.ts';

/** A call for a list of the wear rates as a file. */
export type WearFileCall<Selection> = Omit<Parameters<typeof answerListFile>[0], 'body'> & {
  readonly body: Selection;
};

interface WearFile<Row extends object> extends Pick<ListContent<Row>, 'read' | 'values'> {
  /** In the reader's units. */
  readonly definition: ListDefinition;
  /** Days in its name, YYYY-MM-DD. */
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/**
 * Returns a list of a selection as a file that names its accounts.
 *
 * @throws Refusal as {@link checkWearScope} does
 */
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
      return fileNameParts({ places, ...days }, words, 'report');
    },
  });
}

/** The display name of a brand, line or size. */
export const productName = (name: string | null, { t }: LocalizedTexts): Cell =>
  name === unknownName ? t('wear_rate.unknown') : name;

type Product = Readonly<Record<'brand' | 'product_line' | 'tire_size', string | null>>;

const nameOf = (field: keyof Product) => (row: Product, words: LocalizedTexts) =>
  productName(row[field], words);

/** Cells with the names of a product. */
export const productNames = {
  brand: nameOf('brand'),
  product_line: nameOf('product_line'),
  tire_size: nameOf('tire_size'),
};
