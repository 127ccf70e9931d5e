import { measuredDetailList, type SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { FileAnswer } from '../../../app/file-answer.ts';
import type { CallInput } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { documentAnswer, limitExports } from '../../../exports/answer-export.ts';
import type { Cell } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { tableDocument } from '../../../exports/table-document.ts';
import { listColumns } from '../../../lists/listed-rows.ts';
import { readSpokenWords, type SpokenWords } from '../../../words/spoken-words.ts';
import { shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { fleetName, isReported, locationName } from '../reports/survey-report-rows.ts';
import { detailCells } from './detail-cells.ts';
import { detailRowOf, detailTables, plainColumns, type StoredDetail } from './detail-rows.ts';
import { conditionsOf, type DetailSelection, orderOf } from './read-detail.ts';

type Input = Omit<CallInput<{ readonly right: string }>, 'body' | 'params' | 'query'>;

/** Surveys that are read at once: what waits in memory, however many there are. */
const batch = 50;

interface Details {
  readonly surveyIds: readonly number[];
  /** Which of their tires, in which order; all, unless given. */
  readonly selection?: Omit<DetailSelection, 'survey_id'>;
  /** Where in the request stands what makes the file too large. */
  readonly path: string;
}

interface Named {
  readonly id: number;
  readonly survey_date: string;
  readonly fleet_name: string;
  readonly fleet_location_name: string;
  readonly kind: string;
  readonly surveyor: string;
}

interface Writing {
  readonly cells: (row: SurveyDetailRow) => readonly Cell[];
  readonly words: SpokenWords;
}

/**
 * Answers by a workbook of the tires of surveys, a row for each, which also says of which survey it is.
 *
 * @param surveyIds of surveys that the user may see, in their order
 * @throws Refusal `too_many_requests`, or `file_too_large`
 */
export async function answerDetails(
  input: Input,
  { surveyIds, selection = {}, path }: Details,
): Promise<FileAnswer> {
  const { db, user, locale, signal } = input;
  await limitExports(input);
  const words = await readSpokenWords(db, 'surveys', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const definition = measuredDetailList(shownTo(user).formats);
  const { columns, cells } = listColumns<SurveyDetailRow>(
    { definition, values: detailCells(user, false) },
    { words, clock: input },
  );
  const { t } = words;
  const title = t('survey_detail.all_title');
  const document = tableDocument(
    {
      title,
      filters: [],
      columns: [
        { heading: t('inspection_report.survey_date'), format: 'date' },
        { heading: t('inspection_report.fleet'), format: 'text' },
        { heading: t('inspection_report.fleet_location'), format: 'text' },
        { heading: t('inspection_report.kind'), format: 'text' },
        { heading: t('inspection_report.survey_by'), format: 'text' },
        ...columns,
      ],
      rows: rowsOf(input, { surveyIds, selection }, { cells, words }),
    },
    frame,
  );
  return documentAnswer(document, { format: exportFormats.excel, signal }, { name: title, path });
}

async function* rowsOf(
  { db, user }: Pick<Input, 'db' | 'user'>,
  { surveyIds, selection }: Required<Omit<Details, 'path'>>,
  { cells, words: { t } }: Writing,
): AsyncGenerator<readonly Cell[]> {
  for (let from = 0; from < surveyIds.length; from += batch) {
    const some = surveyIds.slice(from, from + batch);
    const surveys = await readNames(db, some);
    const { rows } = await sql<StoredDetail & { survey_id: number }>`
      select i.survey_id, ${plainColumns} ${detailTables}
      where i.survey_id = any (${some}::int[])
        and ${sql.join(conditionsOf(selection), sql` and `)}
      order by array_position(${some}::int[], i.survey_id), ${orderOf(selection)}`.execute(db);
    for (const { survey_id, ...row } of rows) {
      const survey = surveys.get(survey_id);
      if (!survey) continue;
      const { survey_date, fleet_name, fleet_location_name, kind, surveyor } = survey;
      const of = [survey_date, fleet_name, fleet_location_name, t(`survey_kind.${kind}`), surveyor];
      yield [...of, ...cells(detailRowOf(row, user))];
    }
  }
}

/** Finished surveys that the user sees, by their ids. */
async function readNames(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await sql<Named>`
    select s.id, s.survey_date, ${fleetName} as fleet_name, ${locationName} as fleet_location_name, s.kind,
      s.surveyor
    from surveys s
    join locations l on l.id = s.location_id
    join accounts a on a.id = s.account_id
    where s.id = any (${[...ids]}::int[]) and ${isReported}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** @throws Refusal `unknown_value` at the first that is not there, not finished, or not for this person */
export async function checkSurveys(
  db: Kysely<Schema>,
  surveyIds: readonly number[],
): Promise<void> {
  const seen = await readNames(db, surveyIds);
  const foreign = surveyIds.findIndex((id) => !seen.has(id));
  if (foreign >= 0) throw refuse('unknown_value', `surveys.${foreign}`);
}
