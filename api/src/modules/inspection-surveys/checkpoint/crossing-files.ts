import { type CrossingRow, crossingTiresList } from '@portal/contract/inspection-surveys';
import { inspectionSurveyCalls as calls } from '@portal/contract/inspection-surveys/schema';
import { formatDate } from '@portal/platform/format';
import { sql } from 'kysely';
import type { Cell } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import {
  defineExportKind,
  type ExportOptions,
  type ExportRequester,
  type PreparedExport,
} from '../../../exports/export-kind.ts';
import { tableDocument, tableName } from '../../../exports/table-document.ts';
import { listColumns } from '../../../lists/listed-rows.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { tireFindingText, toReaderUnit } from '../../fleet-surveys/finding-text.ts';
import { type Reader, readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { accountsOf } from '../find-finished-survey.ts';
import { specNotes, withNotes } from '../finding-notes.ts';
import { type CrossingsCover, noCover, readCover } from './cover.ts';
import { shownTire } from './crossing-axles.ts';
import { crossingDocument, type PicturedCrossing } from './crossing-document.ts';
import { crossingNames, crossingTables } from './crossing-rows.ts';
import { readHotFacts } from './hot-allowance.ts';
import { readPlatePhotos } from './plate-photos.ts';
import { readCrossingDetails } from './read-crossing-detail.ts';
import { shownFinding } from './read-crossing-findings.ts';
import { type CrossingTire, readCrossingTires } from './read-crossing-tires.ts';
import { readCrossingIds } from './read-crossings.ts';
import { checkCrossings, checkSelection } from './selected-crossings.ts';

/** Crossings read at once, to limit memory use. */
const batch = 500;

const right = 'TMSMDRPT';

type ExportPreparer<Request> = (
  asker: ExportRequester,
  request: Request,
  setting: ExportOptions,
) => Promise<PreparedExport>;

/** Checks picked crossings before preparing their file. */
const forPickedCrossings =
  (
    prepare: ExportPreparer<readonly number[]>,
  ): ExportPreparer<{ readonly surveys: readonly number[] }> =>
  async (asker, { surveys }, setting) => {
    await checkCrossings(asker.db, surveys, (index) => `surveys.${index}`);
    return prepare(asker, surveys, setting);
  };

/** The tires of all crossings of a selection, as a workbook. */
export const crossingTires = defineExportKind({
  name: 'crossing-tires',
  right,
  path: 'date_from',
  request: calls['POST checkpoint/download_excel_file_checkpoint_all_details_report'].body,
  async prepare(asker, selection, setting) {
    await checkSelection(asker, selection);
    const surveyIds = await readCrossingIds(asker.db, selection);
    return prepareTires(asker, surveyIds, setting, await readCover(asker.db, selection));
  },
});

/** The tires of picked crossings, as a workbook. */
export const pickedCrossingTires = defineExportKind({
  name: 'picked-crossing-tires',
  right,
  path: 'surveys',
  request: calls['POST checkpoint/download_excel_file_checkpoint_details'].body,
  prepare: forPickedCrossings(prepareTires),
});

/** Picked crossings, each with its axle map, findings and plate photo. */
export const pickedCrossings = defineExportKind({
  name: 'picked-crossings',
  right,
  path: 'surveys',
  request: calls['POST checkpoint/download_pdf_file_checkpoint_details'].body,
  prepare: forPickedCrossings(prepareCrossings),
});

/** The same for one crossing. */
export const oneCrossing = defineExportKind({
  name: 'crossing',
  right,
  path: 'survey_id',
  request: calls['POST checkpoint/download_pdf_file_checkpoint_detail'].body,
  async prepare(asker, { survey_id }, setting) {
    await checkCrossings(asker.db, [survey_id], () => 'survey_id');
    return prepareCrossings(asker, [survey_id], setting);
  },
});

/** Prepares a workbook with a row for each tire position, read or not. */
async function prepareTires(
  asker: ExportRequester,
  surveyIds: readonly number[],
  setting: ExportOptions,
  cover: CrossingsCover = noCover,
): Promise<PreparedExport> {
  const { db, user } = asker;
  const words = await readLocalizedTexts(db, 'surveys', setting.locale);
  const frame = await readDocumentFrame(db, { words, user }, setting);
  const definition = crossingTiresList(readingConverters(user).formats);
  const { columns, cells } = listColumns<TireRow>({ definition }, { words, clock: setting });
  const called = { title: words.t(definition.words.title), named: cover.named(words) };
  const document = tableDocument(
    {
      ...called,
      filters: [...cover.filters(words), ...(await readHotFacts(db, surveyIds, { words, user }))],
      columns,
      rows: rowsOf(asker, surveyIds, { words, cells }),
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

type CrossingColumns = Pick<
  CrossingRow,
  | 'survey_id'
  | 'unit_number'
  | 'unit_date'
  | 'unit_time'
  | 'fleet_name'
  | 'fleet_location'
  | 'license_number'
>;

/** The fields of the columns of `crossingTiresList`. */
interface TireRow extends Omit<CrossingColumns, 'survey_id'> {
  readonly position: string;
  readonly state: string;
  readonly pressure: number | null;
  readonly tread_depth: number | null;
  readonly findings: string;
}

interface RowFormatter {
  readonly words: LocalizedTexts;
  readonly cells: (row: TireRow) => readonly Cell[];
}

async function* rowsOf(
  { db, user }: Pick<ExportRequester, 'db' | 'user'>,
  surveyIds: readonly number[],
  { words, cells }: RowFormatter,
): AsyncGenerator<readonly Cell[]> {
  const shown = readingConverters(user);
  const texts = findingTexts(user, words);
  for (let from = 0; from < surveyIds.length; from += batch) {
    const some = surveyIds.slice(from, from + batch);
    const { rows } = await sql<CrossingColumns>`
      select ${crossingNames} ${crossingTables}
      where c.survey_id = any (${some}::int[])`.execute(db);
    const names = new Map(rows.map((row) => [row.survey_id, row]));
    for (const tire of await readCrossingTires(db, some)) {
      const named = names.get(tire.survey_id);
      if (!named) continue;
      const { position, pressure, tread_depth } = shownTire(tire, shown);
      yield cells({
        unit_number: named.unit_number,
        unit_date: named.unit_date,
        unit_time: named.unit_time,
        fleet_name: named.fleet_name,
        fleet_location: named.fleet_location,
        license_number: named.license_number,
        position,
        state: stateOf(tire),
        pressure,
        tread_depth,
        findings: texts(tire),
      });
    }
  }
}

const stateOf = ({ is_lifted, state }: CrossingTire) =>
  is_lifted ? 'lifted' : (state ?? 'not_read');

/** Describes the findings of a tire, its pair and its axle. */
function findingTexts(user: Reader, words: LocalizedTexts) {
  const { formats } = readingConverters(user);
  const judged = specNotes();
  return ({ findings, hot_allowance_kpa }: CrossingTire): string =>
    findings
      .map((stored) => shownFinding({ ...stored, hot_allowance_kpa }, user))
      .map((finding) =>
        withNotes(tireFindingText(toReaderUnit(finding, formats), words), judged(finding, words)),
      )
      .join('; ');
}

async function prepareCrossings(
  asker: ExportRequester,
  surveyIds: readonly number[],
  setting: ExportOptions,
): Promise<PreparedExport> {
  const { db, user } = asker;
  const words = await readLocalizedTexts(db, 'surveys', setting.locale);
  const frame = await readDocumentFrame(db, { words, user }, setting);
  const document = crossingDocument(detailsOf(asker, surveyIds, words), words, frame);
  return {
    name: tableName({ title: document.title, named: await fileNamePartsOf(db, surveyIds) }),
    accountIds: await accountsOf(db, surveyIds),
    parts: surveyIds.length,
    document: async () => document,
  };
}

/**
 * Returns the parts of the file's name after its title: unit and day of a single crossing, else
 * nothing.
 */
async function fileNamePartsOf(
  db: ExportRequester['db'],
  surveyIds: readonly number[],
): Promise<string[]> {
  if (surveyIds.length > 1) return [];
  const { rows } = await sql<CrossingColumns>`
    select ${crossingNames} ${crossingTables}
    where c.survey_id = any (${[...surveyIds]}::int[])`.execute(db);
  return rows.flatMap(({ unit_number, unit_date }) => [unit_number, formatDate(unit_date)]);
}

async function* detailsOf(
  asker: ExportRequester,
  surveyIds: readonly number[],
  words: LocalizedTexts,
): AsyncGenerator<PicturedCrossing> {
  for (let from = 0; from < surveyIds.length; from += batch) {
    const some = surveyIds.slice(from, from + batch);
    const plateOf = await readPlatePhotos({ ...asker, words }, some);
    for (const crossing of await readCrossingDetails({ db: asker.db, user: asker.user }, some))
      yield { crossing, plate: plateOf(crossing) };
  }
}
