import {
  type ProductReport,
  type ProductScope,
  type ProductTire,
  productGroupName,
  productNameText,
  productTiresIn,
} from '@portal/contract/analysis-reports';
import type { ListFileFormat } from '@portal/contract/wire';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../../exports/answer-export.ts';
import type { Cell, Fact } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { productDocument } from './product-document.ts';
import { filterFacts, productFacts } from './product-facts.ts';
import {
  checkProductScope,
  type DatedSelection,
  type ProductFileSelection,
  type ProductTiresSelection,
  withBothDates,
} from './product-selection.ts';
import { readProductReport } from './read-product-report.ts';
import { readProductTires } from './read-product-tires.ts';
import { productConverters } from './shown-products.ts';

type Call<Selection> = Omit<ExportCall, 'format'> & { readonly body: Selection };

/** A short name for the accounts of a selection; empty for all. */
function accountsText(names: readonly string[], { t }: LocalizedTexts): string {
  const [name = ''] = names;
  return names.length > 1 ? t('product_analysis.accounts', { count: names.length }) : name;
}

/** Returns the report as a file. */
export async function answerProductFile(
  input: Call<ProductFileSelection>,
  format: ListFileFormat,
): Promise<FileAnswer> {
  const { db, body, user } = input;
  await checkProductScope(db, body);
  return answerReportFile(input, format, {
    report: await readProductReport(db, body, { user, clock: input }),
    scope: withBothDates(body, input),
  });
}

interface FiledReport {
  readonly report: ProductReport;
  readonly scope: DatedSelection<ProductScope>;
  /** Further facts for its cover; labels are keys of texts. */
  readonly facts?: readonly Fact[];
}

/** Returns an existing report as a file. */
export async function answerReportFile(
  input: Call<Pick<ProductFileSelection, 'compared' | 'group_by'>>,
  format: ListFileFormat,
  { report, scope, facts = [] }: FiledReport,
): Promise<FileAnswer> {
  const { db, body, user, locale, signal } = input;
  await limitExports(input);
  const words = await readLocalizedTexts(db, 'reports', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const names = await readAccountNames(db, scope.account_ids);
  const document = productDocument(
    {
      report,
      facts: [
        ...facts.map(({ label, ...fact }) => ({ ...fact, label: words.t(label) })),
        ...(names.length > 0
          ? [{ label: words.t('accounts.label'), value: names.join(', ') }]
          : []),
        ...productFacts(scope, words),
      ],
      compared: body.compared ?? [],
      grouping: body.group_by ?? 'brand',
    },
    { words, frame },
  );
  const named = fileNameParts(
    {
      places: [accountsText(names, words)],
      from: scope.date_from,
      to: scope.date_to,
    },
    words,
    'report',
  );
  const name = [words.t('product_analysis.title'), ...named].join(', ');
  return documentAnswer(document, { format, signal }, { name, path: 'date_from' });
}

type ProductNameField = 'brand' | 'product_line' | 'tire_size';
const nameOf =
  (field: ProductNameField) =>
  (tire: ProductTire, { t }: LocalizedTexts): Cell =>
    productNameText(tire[field], t);

/** Returns the tires behind a figure as a file. */
export async function answerTiresFile(
  input: Call<ProductTiresSelection>,
  format: ListFileFormat,
): Promise<FileAnswer> {
  const { db, body, user, locale } = input;
  await checkProductScope(db, body);
  const selection = withBothDates(body, input);
  const words = await readLocalizedTexts(db, 'reports', locale);
  const names = await readAccountNames(db, body.account_ids);
  return answerListFile({ ...input, body: { ...selection, format } }, 'reports', {
    definition: productTiresIn(productConverters(user).formats),
    read: (page) => readProductTires(db, { user, selection }, page),
    values: {
      brand: nameOf('brand'),
      product_line: nameOf('product_line'),
      tire_size: nameOf('tire_size'),
      conditions: ({ conditions }, { t }) => conditions.map((code) => t(`wear.${code}`)).join(', '),
    },
    of: [
      ...(names.length > 0 ? [{ label: 'accounts.label', value: names.join(', ') }] : []),
      ...filterFacts(selection, words),
      ...(body.group_by && body.group_key !== undefined
        ? [
            {
              label: `product_analysis.by.${body.group_by}`,
              value: productGroupName(body.group_by, body.group_key, words.t),
            },
          ]
        : []),
    ],
    named: (spoken) =>
      fileNameParts(
        {
          places: [accountsText(names, spoken)],
          from: selection.date_from,
          to: selection.date_to,
        },
        spoken,
        'report',
      ),
  });
}
