import type { RecordsFileRequest, ReportDefinition } from '@portal/contract/reports';
import { formatDate } from '@portal/platform/format';
import type { FileAnswer } from '../../app/file-answer.ts';
import { withFreeConnection } from '../../db/with-free-connection.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../exports/answer-export.ts';
import type { Cell, Fact } from '../../exports/document.ts';
import { readDocumentFrame } from '../../exports/document-frame.ts';
import { tableDocument, tableName } from '../../exports/table-document.ts';
import type { QueryContext } from '../../scope/find-account.ts';
import { readLocalizedTexts } from '../../words/localized-texts.ts';
import { definitionOf } from '../definition-of.ts';
import type { RequestedReport } from '../filters.ts';
import { type RecordQueries, recordQueries } from '../records/record-queries.ts';
import type { ReportArea } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { filterFacts } from './filter-facts.ts';
import { placeFacts } from './place-facts.ts';
import type { ReaderTexts } from './reader-texts.ts';
import { recordTable } from './record-table.ts';

/** The body of the call. */
type FileRequest<Base> = RecordsFileRequest<RequestedReport> & {
  readonly base_parameters: Base;
  readonly tab_parameters: { readonly tab_type: string };
};

/** The area of the records. */
interface FileSubject<Subject extends ReportSubject, Base> {
  readonly area: ReportArea<Subject>;
  /** The namespace of its reports' texts. */
  readonly namespace: string;
  /** @throws Refusal with the path of a field at fault */
  readonly select: (asking: QueryContext, base: Base) => Promise<Subject['selection']>;
  /** Describes the choice of records in words. */
  readonly facts: (
    asking: QueryContext,
    chosen: {
      readonly base: Base;
      readonly selection: Subject['selection'];
      readonly definition: ReportDefinition<Subject['terms']>;
    },
    reading: ReaderTexts,
  ) => Promise<readonly Fact[]>;
}

/** Records read at once, to limit memory use. */
const batch = 1000;

/** More than there can be. */
const all = 2_000_000_000;

/**
 * Answers the call for the records behind a figure as a file: all pages, in their order.
 *
 * @throws Refusal with the path of the first field at fault, `too_many_requests`, or
 * `file_too_large`
 */
export async function answerRecordsFile<Subject extends ReportSubject, Base>(
  input: Omit<ExportCall, 'format'> & { readonly body: FileRequest<Base> },
  { area, namespace, select, facts }: FileSubject<Subject, Base>,
): Promise<FileAnswer> {
  const { body, user, signal, locale } = input;
  const { base_parameters: base, report, place, format } = body;
  const call = { ...input, format };
  const path = 'report.report_type';
  const definition = definitionOf(
    area.definitions,
    report.report_type,
    body.tab_parameters.tab_type,
    path,
  );
  await limitExports(call);
  return withFreeConnection(input.db, signal, async (db) => {
    const asking = { db, user };
    const selection = await select(asking, base);
    const request = { ...body, page_number: 1, page_size: all };
    const queries = recordQueries(area, definition, selection, request);
    const words = await readLocalizedTexts(db, namespace, locale);
    const reading = { ...words, user };
    const { rows: counted } = await queries.counted.execute(db);
    const { adds = null, label = '' } = definition.measures[place.measure] ?? {};
    const kind: Subject['terms']['records'] = definition.records;
    const { shown: columns } = area.records[kind];
    const added = columns.find(({ field }) => field === adds);
    const range = { date_from: selection.from, date_to: selection.to };
    const { filterValues } = area;
    const table = recordTable({ columns, adds, isLeftOut: place.left_out !== undefined }, words);
    const isOf = place.left_out === undefined ? label : `left_out.${place.left_out}`;
    const listed = {
      title: words.t(definition.title),
      named: [words.t(isOf), formatDate(selection.to)],
      filters: [
        ...(await facts(asking, { base, selection, definition }, reading)),
        ...filterFacts({ definition, part: report }, { filterValues, reading }),
        ...placeFacts(
          { definition, request: body, range, added: added ? words.t(added.label) : null, counted },
          reading,
        ),
      ],
      columns: table.columns,
      rows: cellsOf(input, queries, table.cells),
    };
    const document = tableDocument(listed, await readDocumentFrame(db, { words, user }, call));
    return documentAnswer(document, call, { name: tableName(listed), path: 'format' });
  });
}

/** Yields the records in batches, each in its own turn on the database. */
async function* cellsOf(
  { db, signal }: Pick<ExportCall, 'db' | 'signal'>,
  { page, shown }: RecordQueries,
  cells: ReturnType<typeof recordTable>['cells'],
): AsyncGenerator<readonly Cell[]> {
  const { rows } = await withFreeConnection(db, signal, (turn) => page.execute(turn));
  const ids = rows.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += batch) {
    const some = ids.slice(first, first + batch);
    const records = await withFreeConnection(db, signal, (turn) => shown(some).execute(turn));
    for (const record of records.rows) yield cells(record);
  }
}
