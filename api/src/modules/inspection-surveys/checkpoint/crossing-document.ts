import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { formatDate, formatInteger, toStored } from '@portal/platform/format';
import type { ExportDocument, Fact, Photo, Section } from '../../../exports/document.ts';
import type { DocumentFrame } from '../../../exports/document-frame.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { findingText, toReaderUnit } from '../../fleet-surveys/finding-text.ts';
import { axleMapBlock, type SeenAxle } from '../axle-map-block.ts';
import { specNotes, withNotes } from '../finding-notes.ts';
import { hotText } from './hot-allowance.ts';

/** A crossing with its plate photo, if there is one. */
export interface PicturedCrossing {
  readonly crossing: CrossingDetail;
  readonly plate: Photo | null;
}

/** A document of crossings, with one section each. */
export const crossingDocument = (
  crossings: AsyncIterable<PicturedCrossing>,
  words: LocalizedTexts,
  { wording, made }: DocumentFrame,
): ExportDocument => ({
  title: words.t('crossing.title'),
  cover: [made],
  wording,
  sections: sectionsOf(crossings, words),
});

async function* sectionsOf(
  crossings: AsyncIterable<PicturedCrossing>,
  words: LocalizedTexts,
): AsyncGenerator<Section> {
  for await (const each of crossings) yield sectionOf(each, words);
}

function sectionOf({ crossing, plate }: PicturedCrossing, words: LocalizedTexts): Section {
  const { t } = words;
  const { title, hot_allowance, pressure_format, axles } = crossing;
  const allowance = toStored(hot_allowance, pressure_format);
  const judged = specNotes();
  return {
    title,
    ending: momentOf(crossing.tiles.date_time),
    facts: factsOf(crossing, words),
    blocks: [
      axleMapBlock(axles.map(onlyExcessiveDifferences), crossing, words),
      {
        kind: 'table',
        table: {
          columns: [
            { heading: t('work.severity'), format: 'text' },
            { heading: t('survey_detail.findings'), format: 'text' },
          ],
          rows: crossing.findings.map((finding) => ({
            cells: [
              t(`severity.${finding.severity}`),
              withNotes(
                findingText(toReaderUnit(finding, crossing), words),
                judged(finding, words),
              ),
            ],
            level: 0,
          })),
        },
      },
      ...(plate
        ? [
            {
              kind: 'photos' as const,
              photos: { photos: [plate], missing: t('crossing.no_plate') },
            },
          ]
        : []),
    ],
    notes: allowance > 0 ? [hotText(allowance, pressure_format, words)] : [],
  };
}

const momentOf = (moment: string): string => {
  const [day = '', time = ''] = moment.split('T');
  return `${formatDate(day)} ${time}`;
};

function factsOf({ fleet_name, lane, tiles }: CrossingDetail, { t }: LocalizedTexts): Fact[] {
  const { date_time, license_number, crossingdirection: direction } = tiles;
  return [
    { label: t('crossing.moment'), value: momentOf(date_time), moment: date_time },
    { label: t('inspection_report.fleet'), value: fleet_name },
    { label: t('inspection_report.fleet_location'), value: tiles.location },
    { label: t('checkpoint.lane'), value: lane },
    ...(direction
      ? [{ label: t('crossing.direction'), value: t(`crossing.direction.${direction}`) }]
      : []),
    {
      label: t('crossing.ways'),
      value: t(tiles.is_bidirectional ? 'crossing.ways.both' : 'crossing.ways.one'),
    },
    ...(license_number === null
      ? []
      : [{ label: t('checkpoint.license_number'), value: license_number }]),
    { label: t('checkpoint.tires'), value: formatInteger(tiles.records_total) },
    { label: t('checkpoint.tires_read'), value: formatInteger(tiles.total_tires_read_count) },
    { label: t('checkpoint.warnings'), value: formatInteger(tiles.warning_exceptions) },
    { label: t('checkpoint.criticals'), value: formatInteger(tiles.critical_exceptions) },
  ];
}

/** On paper, differences are shown only if too large. */
function onlyExcessiveDifferences(axle: CrossingDetail['axles'][number]): SeenAxle {
  const told = (value: number | null, color: string) =>
    color === 'yellow' || color === 'red' ? value : null;
  const sideOf = (side: typeof axle.left_side) => ({
    ...side,
    mismatch: told(side.mismatch, side.mismatch_color),
  });
  return {
    ...axle,
    mismatch: told(axle.mismatch, axle.mismatch_axle_color),
    left_side: sideOf(axle.left_side),
    right_side: sideOf(axle.right_side),
  };
}
