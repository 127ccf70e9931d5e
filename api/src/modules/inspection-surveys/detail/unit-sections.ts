import { flagsOf } from '@portal/contract/fleet-surveys';
import { measuredDetailList, type SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Block, Section } from '../../../exports/document.ts';
import type { ExportAsker, ExportSetting } from '../../../exports/export-kind.ts';
import { listColumns } from '../../../lists/listed-rows.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { findSurvey } from '../../fleet-surveys/find-survey.ts';
import { shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';
import type { StoredInspection } from '../../fleet-surveys/inspections/find-inspection.ts';
import { readAxleMaps } from '../../fleet-surveys/inspections/read-axle-map.ts';
import { unitMapBlock } from '../axle-map-block.ts';
import { detailCells, stateOf } from './detail-cells.ts';
import { detailRowOf, type StoredDetail } from './detail-rows.ts';
import { readPhotos, type UnitPhoto } from './photos-of-units.ts';

type Input = Pick<ExportAsker & ExportSetting, 'db' | 'user' | 'pictures' | 'now' | 'userTime'>;

/** Units that are read at once: who waits behind them for the database does not wait long. */
const batch = 25;

interface Chosen {
  readonly surveyId: number;
  /** In their order. */
  readonly tires: readonly StoredDetail[];
}

/**
 * A section for each unit of a survey, in the order in which the tires come to them: the unit from above, these
 * tires, and photos of them and of the unit itself.
 */
export async function* unitSections(
  { db, user, pictures, ...clock }: Input,
  { surveyId, tires }: Chosen,
  words: SpokenWords,
): AsyncGenerator<Section> {
  const { t } = words;
  const definition = measuredDetailList(shownTo(user).formats);
  if (tires.length === 0)
    yield {
      title: t(definition.words.title),
      facts: [],
      blocks: [],
      empty: t(definition.words.none),
      notes: [],
    };
  const rowsOf = byInspection(
    tires.map((tire) => ({ ...tire, inspection_id: tire.unit_inspection_id })),
  );
  const { columns, cells } = tireColumns(tires, user, { words, clock });
  const survey = await findSurvey({ db, user }, surveyId, 'survey_id');
  const ids = [...new Set(tires.map(({ unit_inspection_id }) => unit_inspection_id))];
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const inspections = await readInOrder(db, some);
    const units = inspections.map((inspection) => ({ survey, inspection }));
    const maps = await readAxleMaps(db, units, user);
    const photosOf = await readPhotos({ db, pictures, words, clock }, some);
    for (const map of maps) {
      const { unit_inspection_id: id, unit_number: unit, configuration } = map.inspection;
      const own = rowsOf(id);
      const rows = own.map((tire) => ({
        cells: cells(detailRowOf(tire, user)),
        level: 0 as const,
      }));
      yield {
        title: titleOf(unit, own, words),
        facts: [{ label: t('unit.configuration'), value: t(`configuration.${configuration}`) }],
        blocks: [
          unitMapBlock(map, words),
          { kind: 'table', table: { columns, rows } },
          ...photoBlocks(photosOf(id), own, words),
        ],
        notes: [],
      };
    }
  }
}

/** A unit with how much was found of it, by which contents tell what should not roll. */
function titleOf(unit: string, tires: readonly StoredDetail[], { t }: SpokenWords): string {
  const found = new Map(
    tires.flatMap(({ findings }) => findings.map((each) => [each.finding_id, each.severity])),
  );
  const counts = (['critical', 'warning'] as const).flatMap((severity) => {
    const count = [...found.values()].filter((each) => each === severity).length;
    return count > 0 ? [`${t(`severity.${severity}`)}: ${formatInteger(count)}`] : [];
  });
  return [t('survey_detail.unit', { unit }), ...counts].join(' · ');
}

/** The database takes no other configurations. */
const readInOrder = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('unit_inspections')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(sql`array_position(${[...ids]}::int[], id)`)
    .execute() as Promise<StoredInspection[]>;

/** What is told of a tire beside its unit; what no tire has needs no column. */
function tireColumns(
  tires: readonly StoredDetail[],
  user: Parameters<typeof detailCells>[0],
  reader: Parameters<typeof listColumns>[1],
) {
  const { told } = detailCells(user);
  const definition = measuredDetailList(shownTo(user).formats);
  const fields = [
    'axle_and_tire_position',
    'pressure',
    'tread_depth',
    'findings',
    'brand',
    ...(tires.some(({ resolutions }) => resolutions !== null) ? ['resolutions'] : []),
    ...(tires.some(({ comments }) => comments !== '') ? ['comments'] : []),
  ];
  const columns = definition.columns
    .filter(({ field }) => fields.includes(field))
    .map((column) =>
      column.field === 'brand' ? { ...column, label: 'survey_report.tire' } : column,
    );
  return listColumns<SurveyDetailRow>(
    {
      definition: { ...definition, columns },
      values: {
        axle_and_tire_position: (row, { t }) => {
          const state = stateOf(row);
          const position = row.axle_and_tire_position;
          return state === 'read' ? position : `${position} (${t(`tire_state.${state}`)})`;
        },
        // Each on a line of its own.
        findings: (row, words) => [...told(row, words), ...flagTexts(row, words)].join('\n'),
        brand: ({ brand, product_line, tire_size }) =>
          [brand, product_line, tire_size].filter(Boolean).join(' '),
      },
    },
    reader,
  );
}

/** What is flagged of a tire, which is an exception as a check that failed is. */
function flagTexts(row: SurveyDetailRow, { t }: SpokenWords): string[] {
  const { is_lifted, pressure, tread_depth: tread, valve, wear_conditions: conditions } = row;
  if (is_lifted) return [];
  const { flagged_wear, flagged_valves } = flagsOf([{ pressure, tread, valve, conditions }]);
  return [
    ...(flagged_wear > 0 ? [conditions.map((each) => t(`wear.${each}`)).join(', ')] : []),
    ...(flagged_valves > 0 ? [t('survey_detail.valve', { state: t(`valve.${valve}`) })] : []),
  ];
}

/** Photos of the unit itself, and of the places of the tires. */
function photoBlocks(
  photos: readonly UnitPhoto[],
  tires: readonly StoredDetail[],
  { t }: SpokenWords,
): Block[] {
  const shown = photos.filter(
    ({ place }) =>
      place.axle_number === null ||
      tires.some(
        (tire) =>
          tire.axle_number === place.axle_number &&
          tire.side === place.side &&
          tire.slot === place.slot,
      ),
  );
  if (shown.length === 0) return [];
  return [{ kind: 'photos', photos: { photos: shown, missing: t('photo.lost') } }];
}
