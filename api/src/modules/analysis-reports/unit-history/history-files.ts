import {
  type HistoryEntry,
  historyPlace,
  unitHistoryList,
} from '@portal/contract/analysis-reports';
import { exportFormats, type ListDefinition, type ListFileFormat } from '@portal/contract/wire';
import { formatCurrency } from '@portal/platform/format';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../../exports/answer-export.ts';
import type { Fact } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { readerUtcOffset } from '../../../exports/reader-clock.ts';
import { tableDocument, tableName } from '../../../exports/table-document.ts';
import { filterFacts, type ListContent, listedRows } from '../../../lists/listed-rows.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { detailSections } from './detail-sheets.ts';
import { type EntryTextContext, whatText } from './entry-text.ts';
import { type FoundUnit, findUnit, type NamedUnit } from './find-unit.ts';
import {
  type HistoryQuery,
  type HistorySelection,
  readHistory,
  recordedEntries,
} from './read-history.ts';
import { historyFormats } from './shown-entry.ts';

type FileCall = Omit<ExportCall, 'format'> & { readonly body: HistorySelection };

/** The history to write to a file. */
interface FiledHistory {
  readonly unit: FoundUnit['shown'];
  readonly source: HistoryQuery['source'];
  /** Facts for the cover; labels are keys of texts. */
  readonly facts?: readonly Fact[];
  /** The filters of the history when it was saved. */
  readonly madeOf?: HistorySelection;
}

/** Number of entries read at once. */
const batch = 500;

/**
 * Returns the present history of a unit, from its records.
 *
 * @throws Refusal as {@link findUnit} and {@link checkDays} do
 */
export async function recordedHistory(
  input: Omit<FileCall, 'body'> & { readonly body: NamedUnit & HistorySelection },
): Promise<FiledHistory> {
  checkDays(input.body);
  const unit = await findUnit(input.db, input.body);
  return { unit: unit.shown, source: recordedEntries(unit, readerUtcOffset(input)) };
}

/**
 * Reads the inputs of any file of a history.
 *
 * @throws Refusal `too_many_requests`
 */
async function prepare({ source }: FiledHistory, input: FileCall) {
  const { db, user, body: selection } = input;
  await limitExports(input);
  const words = await readLocalizedTexts(db, 'reports', input.locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const formats = historyFormats(user);
  const money = (amount: number) => formatCurrency(amount, user.currencySymbol);
  const read = (page: PageRequest) => readHistory(db, { source, selection, user }, page);
  return { words, frame, telling: { formats, money }, read };
}

/** Returns the timeline as a PDF or a workbook, sorted and filtered like the list on the page. */
export async function answerTimeline(
  history: FiledHistory,
  input: FileCall,
  format: ListFileFormat,
): Promise<FileAnswer> {
  const { words, frame, telling, read } = await prepare(history, input);
  const definition = withUnitHeadings(telling);
  const { summary } = await read({ page_number: 1, page_size: 1 });
  const content: ListContent<HistoryEntry> = {
    definition,
    read: async (page) => (await read(page)).page,
    values: {
      what: (entry, spoken) => whatText(entry, { ...telling, ...spoken }),
      where: historyPlace,
    },
    named: (spoken) => nameOf(history, input.body, spoken),
  };
  const listed = listedRows(content, { ...input.body }, { words, clock: input });
  const costs = definition.columns.findIndex(({ field }) => field === 'cost');
  const document = tableDocument(
    {
      ...listed,
      filters: [
        ...factsOf(history, words),
        { label: words.t('unit_history.sum.cost'), value: telling.money(summary.cost) },
        ...listed.filters,
      ],
      columns: listed.columns.map((column, index) =>
        index === costs ? { ...column, format: 'currency' } : column,
      ),
    },
    frame,
  );
  return documentAnswer(document, { ...input, format }, { name: tableName(listed), path: '' });
}

/** Returns a workbook with a sheet for each kind, and one for the lines of invoices. */
export async function answerDetails(history: FiledHistory, input: FileCall): Promise<FileAnswer> {
  const { words, frame, telling, read } = await prepare(history, input);
  const entries: HistoryEntry[] = [];
  for (let page_number = 1; ; page_number += 1) {
    input.signal.throwIfAborted();
    const { page } = await read({ page_number, page_size: batch });
    entries.push(...page.rows);
    if (page.rows.length < batch) break;
  }
  const title = words.t('unit_history.all_details');
  return documentAnswer(
    {
      title,
      cover: [
        ...factsOf(history, words),
        ...filterFacts(unitHistoryList, { ...input.body }, words),
        frame.made,
      ],
      wording: frame.wording,
      sections: detailSections(entries, input.body.kind, { ...telling, ...words }),
    },
    { ...input, format: exportFormats.excel },
    { name: tableName({ title, named: nameOf(history, input.body, words) }), path: '' },
  );
}

/** The list for a file: its heading names the unit of distances. */
const withUnitHeadings = ({ formats }: Pick<EntryTextContext, 'formats'>): ListDefinition => ({
  ...unitHistoryList,
  columns: unitHistoryList.columns.map((column) =>
    column.field === 'odometer'
      ? { ...column, label: `${column.label}_${formats.distance_format}` }
      : column,
  ),
});

const factsOf = (
  { unit, facts = [], madeOf = {} }: FiledHistory,
  words: LocalizedTexts,
): Fact[] => [
  { label: words.t('unit_history.fleet'), value: unit.fleet_name },
  { label: words.t('unit_history.unit'), value: unit.unit_number },
  ...facts.map(({ label, ...fact }) => ({ ...fact, label: words.t(label) })),
  ...filterFacts(unitHistoryList, { ...madeOf }, words),
];

const nameOf = (
  { unit, madeOf = {} }: FiledHistory,
  { date_from: from = madeOf.date_from, date_to: to = madeOf.date_to }: HistorySelection,
  words: LocalizedTexts,
) => [unit.unit_number, ...fileNameParts({ places: [unit.fleet_name], from, to }, words, 'report')];
