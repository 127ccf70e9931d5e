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
import { timeAhead } from '../../../exports/reader-clock.ts';
import { tableDocument, tableName } from '../../../exports/table-document.ts';
import { filterFacts, type ListContent, listedRows } from '../../../lists/listed-rows.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { namedAfter } from '../../../selections/named-after.ts';
import { readSpokenWords, type SpokenWords } from '../../../words/spoken-words.ts';
import { detailSections } from './detail-sheets.ts';
import { type Telling, whatText } from './entry-text.ts';
import { type FoundUnit, findUnit } from './find-unit.ts';
import { type HistorySelection, readHistory } from './read-history.ts';
import { historyFormats } from './shown-entry.ts';

type FileCall = Omit<ExportCall, 'format'> & { readonly body: HistorySelection };

/** Entries that are read at once. */
const batch = 500;

/**
 * Checks a call and reads what any file of a history needs.
 *
 * @throws Refusal as {@link findUnit} and {@link checkDays} do, or `too_many_requests`
 */
async function prepare(input: FileCall) {
  const { db, user, body } = input;
  checkDays(body);
  const unit = await findUnit(db, body);
  await limitExports(input);
  const words = await readSpokenWords(db, 'reports', input.locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const formats = historyFormats(user);
  const money = (amount: number) => formatCurrency(amount, user.currencySymbol);
  const asked = { unit, selection: body, user, ahead: timeAhead(input) };
  const read = (page: PageRequest) => readHistory(db, asked, page);
  return { unit, words, frame, telling: { formats, money }, read };
}

/** The timeline as a file, in the order of the list. */
export async function answerTimeline(input: FileCall, format: ListFileFormat): Promise<FileAnswer> {
  const { unit, words, frame, telling, read } = await prepare(input);
  const definition = measured(telling);
  const { summary } = await read({ page_number: 1, page_size: 1 });
  const content: ListContent<HistoryEntry> = {
    definition,
    read: async (page) => (await read(page)).page,
    values: {
      what: (entry, spoken) => whatText(entry, { ...telling, ...spoken }),
      where: historyPlace,
    },
    named: (spoken) => nameOf(unit, input.body, spoken),
  };
  const listed = listedRows(content, { ...input.body }, { words, clock: input });
  const costs = definition.columns.findIndex(({ field }) => field === 'cost');
  const document = tableDocument(
    {
      ...listed,
      filters: [
        ...factsOf(unit, words),
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

/** A workbook with a sheet for each kind, and for the lines of invoices. */
export async function answerDetails(input: FileCall): Promise<FileAnswer> {
  const { unit, words, frame, telling, read } = await prepare(input);
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
        ...factsOf(unit, words),
        ...filterFacts(unitHistoryList, { ...input.body }, words),
        frame.made,
      ],
      wording: frame.wording,
      sections: detailSections(entries, input.body.kind, { ...telling, ...words }),
    },
    { ...input, format: exportFormats.excel },
    { name: tableName({ title, named: nameOf(unit, input.body, words) }), path: '' },
  );
}

/** The list as a file has it: its heading names the unit of distances. */
const measured = ({ formats }: Pick<Telling, 'formats'>): ListDefinition => ({
  ...unitHistoryList,
  columns: unitHistoryList.columns.map((column) =>
    column.field === 'odometer'
      ? { ...column, label: `${column.label}_${formats.distance_format}` }
      : column,
  ),
});

const factsOf = ({ shown }: FoundUnit, { t }: SpokenWords): Fact[] => [
  { label: t('unit_history.fleet'), value: shown.fleet_name },
  { label: t('unit_history.unit'), value: shown.unit_number },
];

const nameOf = ({ shown }: FoundUnit, selection: HistorySelection, words: SpokenWords) => [
  shown.unit_number,
  ...namedAfter(
    { places: [shown.fleet_name], from: selection.date_from, to: selection.date_to },
    words,
    'report',
  ),
];
