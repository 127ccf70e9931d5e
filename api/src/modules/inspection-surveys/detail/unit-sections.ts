import { flagsOf } from '@portal/contract/fleet-surveys';
import { measuredDetailList, type SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Block, Section } from '../../../exports/document.ts';
import type { ExportOptions, ExportRequester } from '../../../exports/export-kind.ts';
import { listColumns } from '../../../lists/listed-rows.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { findSurvey } from '../../fleet-surveys/find-survey.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';
import type { StoredInspection } from '../../fleet-surveys/inspections/find-inspection.ts';
import { readAxleMaps } from '../../fleet-surveys/inspections/read-axle-map.ts';
import { unitMapBlock } from '../axle-map-block.ts';
import { detailCells, stateOf } from './detail-cells.ts';
import { detailRowOf, type StoredDetail } from './detail-rows.ts';
import { readPhotos, type UnitPhoto } from './photos-of-units.ts';

type Input = Pick<ExportRequester & ExportOptions, 'db' | 'user' | 'pictures' | 'now' | 'userTime'>;

/** Units read at once: few, so that other users of the database do not wait long. */
const batch = 25;

interface UnitSectionsOptions {
  readonly surveyId: number;
  /** In output order. */
  readonly tires: readonly StoredDetail[];
}

/**
 * Yields a section for each unit of a survey, in the order of the tires: the axle map, the tires,
 * and photos of them and of the unit itself.
 */
export async function* unitSections(
  { db, user, pictures, ...clock }: Input,
  { surveyId, tires }: UnitSectionsOptions,
  words: LocalizedTexts,
): AsyncGenerator<Section> {
  const { t } = words;
  const definition = measuredDetailList(readingConverters(user).formats);
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

/**
 * The title of a unit with its counts of findings, so that the table of contents shows which units
 * should not be driven.
 */
function titleOf(unit: string, tires: readonly StoredDetail[], { t }: LocalizedTexts): string {
  const found = new Map(
    tires.flatMap(({ findings }) => findings.map((each) => [each.finding_id, each.severity])),
  );
  const counts = (['critical', 'warning'] as const).flatMap((severity) => {
    const count = [...found.values()].filter((each) => each === severity).length;
    return count > 0 ? [`${t(`severity.${severity}`)}: ${formatInteger(count)}`] : [];
  });
  return [t('survey_detail.unit', { unit }), ...counts].join(' · ');
}

/** The cast is safe: the database accepts no other configurations. */
const readInOrder = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('unit_inspections')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(sql`array_position(${[...ids]}::int[], id)`)
    .execute() as Promise<StoredInspection[]>;

/** The columns of a tire in its unit's section; those that are empty for all tires are omitted. */
function tireColumns(
  tires: readonly StoredDetail[],
  user: Parameters<typeof detailCells>[0],
  reader: Parameters<typeof listColumns>[1],
) {
  const { told } = detailCells(user);
  const definition = measuredDetailList(readingConverters(user).formats);
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
        // One per line.
        findings: (row, words) => [...told(row, words), ...flagTexts(row, words)].join('\n'),
        brand: ({ brand, product_line, tire_size }) =>
          [brand, product_line, tire_size].filter(Boolean).join(' '),
      },
    },
    reader,
  );
}

/** The flags of a tire as texts; they are exceptions just as failed checks are. */
function flagTexts(row: SurveyDetailRow, { t }: LocalizedTexts): string[] {
  const { is_lifted, pressure, tread_depth: tread, valve, wear_conditions: conditions } = row;
  if (is_lifted) return [];
  const { flagged_wear, flagged_valves } = flagsOf([{ pressure, tread, valve, conditions }]);
  return [
    ...(flagged_wear > 0 ? [conditions.map((each) => t(`wear.${each}`)).join(', ')] : []),
    ...(flagged_valves > 0 ? [t('survey_detail.valve', { state: t(`valve.${valve}`) })] : []),
  ];
}

/** Photos of the unit itself, and of its tire positions. */
function photoBlocks(
  photos: readonly UnitPhoto[],
  tires: readonly StoredDetail[],
  { t }: LocalizedTexts,
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
