import { type CrossingRow, crossingTiresList } from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/contract/wire';
import { sql } from 'kysely';
import type { FileAnswer } from '../../../app/file-answer.ts';
import type { CallInput } from '../../../app/implement.ts';
import { documentAnswer, limitExports } from '../../../exports/answer-export.ts';
import type { Cell } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { tableDocument } from '../../../exports/table-document.ts';
import { listColumns } from '../../../lists/listed-rows.ts';
import { readSpokenWords, type SpokenWords } from '../../../words/spoken-words.ts';
import { inReadersUnit, tireFinding } from '../../fleet-surveys/finding-text.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { shownTire } from './crossing-axles.ts';
import { crossingDocument, type PicturedCrossing } from './crossing-document.ts';
import { crossingNames, crossingTables } from './crossing-rows.ts';
import { readPlatePhotos } from './plate-photos.ts';
import { readCrossingDetails } from './read-crossing-detail.ts';
import { shownFinding } from './read-crossing-findings.ts';
import { type CrossingTire, readCrossingTires } from './read-crossing-tires.ts';

type Input = Omit<CallInput<{ readonly right: string }>, 'body' | 'params' | 'query'>;

/** Crossings that are read at once: what waits in memory, however many there are. */
const batch = 500;

interface Crossings {
  readonly surveyIds: readonly number[];
  /** Where in the request stands what makes the file too large. */
  readonly path: string;
}

/**
 * Answers by a workbook of the tires of crossings, a row for each place of their units, read or not.
 *
 * @param surveyIds of crossings that the user may see, in their order
 * @throws Refusal `too_many_requests`, or `file_too_large`
 */
export async function answerCrossingTires(
  input: Input,
  { surveyIds, path }: Crossings,
): Promise<FileAnswer> {
  const { db, user, locale, signal } = input;
  await limitExports(input);
  const words = await readSpokenWords(db, 'surveys', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const definition = crossingTiresList(shownTo(user).formats);
  const { columns, cells } = listColumns<TireRow>({ definition }, { words, clock: input });
  const title = words.t(definition.words.title);
  const document = tableDocument(
    { title, filters: [], columns, rows: rowsOf(input, surveyIds, { words, cells }) },
    frame,
  );
  return documentAnswer(document, { format: exportFormats.excel, signal }, { name: title, path });
}

type Named = Pick<
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
interface TireRow extends Omit<Named, 'survey_id'> {
  readonly position: string;
  readonly state: string;
  readonly pressure: number | null;
  readonly tread_depth: number | null;
  readonly findings: string;
}

interface Writing {
  readonly words: SpokenWords;
  readonly cells: (row: TireRow) => readonly Cell[];
}

async function* rowsOf(
  { db, user }: Pick<Input, 'db' | 'user'>,
  surveyIds: readonly number[],
  { words, cells }: Writing,
): AsyncGenerator<readonly Cell[]> {
  const shown = shownTo(user);
  for (let from = 0; from < surveyIds.length; from += batch) {
    const some = surveyIds.slice(from, from + batch);
    const { rows } = await sql<Named>`
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
        findings: tire.findings.length === 0 ? '' : findingTexts(tire, user, words),
      });
    }
  }
}

const stateOf = ({ is_lifted, state }: CrossingTire) =>
  is_lifted ? 'lifted' : (state ?? 'not_read');

/** What was found of a tire, its pair and its axle, in words. */
function findingTexts(
  { findings, hot_allowance_kpa }: CrossingTire,
  user: Reader,
  words: SpokenWords,
): string {
  const { formats } = shownTo(user);
  return findings
    .map((stored) => shownFinding({ ...stored, hot_allowance_kpa }, user))
    .map((finding) => tireFinding(inReadersUnit(finding, formats), words))
    .join('; ');
}

/**
 * Answers by a PDF of crossings, each with its axles drawn, what was found and the picture of its plate.
 *
 * @param surveyIds of crossings that the user may see, in their order
 * @throws Refusal `too_many_requests`, or `file_too_large`
 */
export async function answerCrossings(
  input: Input,
  { surveyIds, path }: Crossings,
): Promise<FileAnswer> {
  const { db, user, locale, signal } = input;
  await limitExports(input);
  const words = await readSpokenWords(db, 'surveys', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const document = crossingDocument(detailsOf(input, surveyIds, words), words, frame);
  return documentAnswer(
    document,
    { format: exportFormats.pdf, signal },
    { name: document.title, path },
  );
}

async function* detailsOf(
  input: Input,
  surveyIds: readonly number[],
  words: SpokenWords,
): AsyncGenerator<PicturedCrossing> {
  for (let from = 0; from < surveyIds.length; from += batch) {
    const some = surveyIds.slice(from, from + batch);
    const plateOf = await readPlatePhotos({ ...input, words }, some);
    for (const crossing of await readCrossingDetails(input, some))
      yield { crossing, plate: plateOf(crossing) };
  }
}
