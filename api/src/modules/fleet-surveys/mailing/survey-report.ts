import {
  type Inspection,
  surveyReportWords as keys,
  personText,
} from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type {
  Cell,
  ExportDocument,
  Fact,
  Section,
  TableColumn,
} from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { readInspections } from '../inspection-rows.ts';
import { readSurvey } from '../survey-rows.ts';
import { surveyChecklists } from './survey-checklists.ts';
import { surveyTires } from './survey-tires.ts';
import { surveyTorques } from './survey-torques.ts';

/** The reader of a report, and the time at which it is made. */
interface ReportContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly locale: string;
  readonly userTime: string;
}

/** A survey to be mailed. */
export interface ReportedSurvey {
  readonly id: number;
  readonly survey_date: string;
  /** Code and name of its location. */
  readonly location: string;
}

/**
 * Builds a document of surveys: for each its details, its units, the tires read, and the other
 * checks of its units.
 */
export async function surveyReport(
  reading: ReportContext,
  surveys: readonly ReportedSurvey[],
): Promise<ExportDocument> {
  const { db, user, locale } = reading;
  const words = await readLocalizedTexts(db, 'surveys', locale);
  const { wording, made } = await readDocumentFrame(db, { words, user }, reading);
  return {
    title: words.t(keys.title),
    cover: [made],
    wording,
    sections: sections(reading, words, surveys),
  };
}

async function* sections(
  { db, user }: ReportContext,
  words: LocalizedTexts,
  surveys: readonly ReportedSurvey[],
): AsyncGenerator<Section> {
  for (const survey of surveys) {
    const units = await readInspections(db, sql`i.survey_id = ${survey.id}`, user);
    const ending = `, ${formatDate(survey.survey_date)}`;
    const title = `${survey.location}${ending}`;
    yield {
      title,
      ending,
      facts: await factsOf(db, words, survey),
      blocks: [
        {
          kind: 'table',
          table: {
            columns: columnsOf(words, user),
            rows: units.map((unit) => ({ cells: cellsOf(unit, words), level: 0 })),
          },
        },
      ],
      ...(units.length === 0 && { empty: words.t(keys.none) }),
      notes: [],
    };
    for (const [key, table] of [
      [keys.tires, await surveyTires({ db, user, words }, survey.id)],
      [keys.checklist, await surveyChecklists(db, words, survey.id)],
      [keys.torque, await surveyTorques({ db, user, words }, survey.id)],
    ] as const) {
      if (!table) continue;
      yield {
        title: `${words.t(key)}: ${title}`,
        ending,
        facts: [],
        blocks: [{ kind: 'table', table }],
        notes: [],
      };
    }
  }
}

async function factsOf(
  db: Kysely<Schema>,
  { t }: LocalizedTexts,
  { id, location }: ReportedSurvey,
): Promise<Fact[]> {
  const { survey_date, kind, state, surveyor, nonsig, comments } = await readSurvey(db, id);
  return [
    { label: t('location.name'), value: location },
    { label: t('survey.date'), value: formatDate(survey_date), moment: survey_date },
    { label: t('survey.kind'), value: t(`survey_kind.${kind}`) },
    { label: t('survey.state'), value: t(`survey_state.${state}`) },
    { label: t('survey.surveyor'), value: personText(surveyor, t) },
    ...(nonsig === null ? [] : [{ label: t('survey.nonsig'), value: nonsig }]),
    ...(comments === '' ? [] : [{ label: t('survey.comments'), value: comments }]),
  ];
}

const columnsOf = ({ t }: LocalizedTexts, user: CurrentUser): TableColumn[] => [
  { heading: t(keys.unitNumber), format: 'text' },
  { heading: t(keys.type), format: 'text' },
  { heading: t(keys.configuration), format: 'text' },
  { heading: t(keys.state), format: 'text' },
  { heading: t(keys.color), format: 'text' },
  {
    heading: t(user.unitOfMeasurement === '1' ? keys.miles : keys.kilometers),
    format: 'integer',
  },
  { heading: t(keys.hours), format: 'mean' },
  { heading: t(keys.comments), format: 'text' },
];

const cellsOf = (unit: Inspection, { t }: LocalizedTexts): Cell[] => [
  unit.unit_number,
  t(`unit_type.${unit.type}`),
  t(`configuration.${unit.configuration}`),
  t(`inspection_state.${unit.state}`),
  t(`inspection_color.${unit.color}`),
  unit.mileage,
  unit.hours,
  unit.comments,
];
