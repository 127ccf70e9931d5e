import { measuredDetailList, type SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { personText } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import { checkFound } from '../../../app/check-found.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Cell, Fact } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import type {
  ExportOptions,
  ExportRequester,
  PreparedExport,
} from '../../../exports/export-kind.ts';
import { tableDocument, tableName } from '../../../exports/table-document.ts';
import { listColumns } from '../../../lists/listed-rows.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { accountsOf, findFinishedSurveys } from '../find-finished-survey.ts';
import { detailCells } from './detail-cells.ts';
import { detailRowOf } from './detail-rows.ts';
import { readSurveyTires } from './read-survey-tires.ts';
import type { TireSelection } from './select-tires.ts';

/** Units read at once, unless one survey has more; limits memory use. */
const batch = 1000;

interface Details {
  readonly surveyIds: readonly number[];
  /** Which of their tires, in which order; all if omitted. */
  readonly selection?: TireSelection;
  /** Whether all surveys are by dealers: rows then show the dealer instead of the kind. */
  readonly areByDealers?: boolean;
  /** The selection as shown on the cover. */
  readonly filters: (words: LocalizedTexts) => readonly Fact[];
  /** The parts of the file's name after its title. */
  readonly named: (words: LocalizedTexts) => readonly string[];
}

interface DetailsSelection extends Required<Pick<Details, 'surveyIds' | 'selection'>> {
  readonly areByDealers: boolean;
  readonly hasHistory: boolean;
}

interface RowFormatter {
  readonly cells: (row: SurveyDetailRow) => readonly Cell[];
  readonly words: LocalizedTexts;
}

/**
 * Prepares a workbook of the tires of surveys, with a row for each tire that also identifies its
 * survey. For a single survey, each finding includes how it compares with earlier inspections, as
 * on the screen.
 *
 * @param surveyIds of surveys that the user may see, in their order
 */
export async function prepareDetails(
  asker: ExportRequester,
  { surveyIds, selection = {}, areByDealers = false, filters, named }: Details,
  setting: ExportOptions,
): Promise<PreparedExport> {
  const { db, user } = asker;
  const words = await readLocalizedTexts(db, 'surveys', setting.locale);
  const frame = await readDocumentFrame(db, { words, user }, setting);
  const definition = measuredDetailList(readingConverters(user).formats);
  const hasHistory = surveyIds.length === 1;
  const { values } = detailCells(user, hasHistory);
  const { columns, cells } = listColumns<SurveyDetailRow>(
    { definition, values },
    { words, clock: setting },
  );
  const { t } = words;
  const title = t('survey_detail.all_title');
  const called = { title, named: named(words) };
  const document = tableDocument(
    {
      ...called,
      filters: filters(words),
      columns: [
        { heading: t('inspection_report.survey_date'), format: 'date' },
        { heading: t('inspection_report.fleet'), format: 'text' },
        { heading: t('inspection_report.fleet_location'), format: 'text' },
        {
          heading: t(`inspection_report.${areByDealers ? 'dealer_location' : 'kind'}`),
          format: 'text',
        },
        { heading: t('inspection_report.survey_by'), format: 'text' },
        ...columns,
      ],
      rows: rowsOf(asker, { surveyIds, selection, areByDealers, hasHistory }, { cells, words }),
    },
    frame,
  );
  return {
    name: tableName(called),
    accountIds: await accountsOf(db, surveyIds),
    parts: 1,
    document: async () => document,
  };
}

/** Reads the next batch while one is written. */
async function* rowsOf(
  { db, user }: Pick<ExportRequester, 'db' | 'user'>,
  { surveyIds, selection, areByDealers, hasHistory }: DetailsSelection,
  { cells, words: { t } }: RowFormatter,
): AsyncGenerator<readonly Cell[]> {
  const surveys = await findFinishedSurveys(db, surveyIds);
  const named = new Map(
    [...surveys].map(
      ([id, { survey_date, fleet_name, fleet_location_name, survey_by, ...survey }]) => {
        const told = areByDealers ? survey.dealer_location : t(`survey_kind.${survey.kind}`);
        return [id, [survey_date, fleet_name, fleet_location_name, told, personText(survey_by, t)]];
      },
    ),
  );
  const batches = await batchesOf(db, surveyIds);
  const read = (at: number) => {
    const some = batches[at];
    const tires = some && readSurveyTires(db, some, selection, hasHistory);
    // A failure is thrown where the batch is awaited, unless the file is given up before.
    tires?.catch(() => undefined);
    return tires;
  };
  let next = read(0);
  for (let at = 1; next; at += 1) {
    const tires = await next;
    next = read(at);
    for (const tire of tires) {
      const of = named.get(tire.survey_id);
      if (of) yield [...of, ...cells(detailRowOf(tire, user))];
    }
  }
}

/** Groups surveys in their order into batches, as far as their units fit. */
async function batchesOf(db: Kysely<Schema>, surveyIds: readonly number[]): Promise<number[][]> {
  const { rows } = await sql<{ id: number; units: number }>`
    select i.survey_id as id, count(*) as units from ${unguardedTable('unit_inspections')} i
    where i.survey_id = any (${[...surveyIds]}::int[]) group by i.survey_id`.execute(db);
  const unitsOf = new Map(rows.map(({ id, units }) => [id, units]));
  const batches: number[][] = [];
  let room = 0;
  for (const id of surveyIds) {
    const units = unitsOf.get(id) ?? 0;
    if (units > room) {
      batches.push([]);
      room = batch;
    }
    batches.at(-1)?.push(id);
    room -= units;
  }
  return batches;
}

/**
 * Returns the locations of surveys, and their first and last day.
 *
 * @throws Refusal `unknown_value` at the first that does not exist, is not finished, or that the
 * user may not see
 */
export async function readLocationsAndDates(db: Kysely<Schema>, surveyIds: readonly number[]) {
  const seen = await findFinishedSurveys(db, surveyIds);
  checkFound(surveyIds, seen, (index) => `surveys.${index}`);
  const surveys = [...seen.values()];
  const days = surveys.map(({ survey_date }) => survey_date).sort();
  const places = new Set(surveys.map(({ fleet_location_name }) => fleet_location_name));
  return { places: [...places], from: days[0], to: days.at(-1) };
}
