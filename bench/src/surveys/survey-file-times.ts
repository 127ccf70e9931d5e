import type { CallName } from '@portal/contract/wire';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import { type Caller, readFileOf, type Sender } from '../server/caller.ts';
import { type TreeMemory, treeMemory } from '../server/process-tree.ts';
import { watchMemory } from '../server/watch-memory.ts';
import { daysBefore } from './days-before.ts';
import { hasTires, makeSurvey } from './make-survey.ts';
import { sendWaitingEntries } from './send-waiting-entries.ts';
import { firstSurveys, type SurveyRows, surveyReport } from './survey-list-times.ts';

/** Number of photos of the survey exported as a PDF. */
export const surveyPhotos = 300;

export interface SurveyFileTimes {
  /** Exporting the tires of all accounts' surveys as a workbook. */
  readonly workbook: Spread;
  readonly workbookTires: number;
  /**
   * Growth of the API's memory during the export, in megabytes; undefined if the system does not
   * report it.
   */
  readonly workbookMemory: number | undefined;
  /** Exporting a survey of many tires with {@link surveyPhotos} photos as a PDF. */
  readonly pdf: Spread;
  readonly pdfTires: number;
  /** Peak during the export; undefined if the system does not report it. */
  readonly pdfMemory: TreeMemory | undefined;
}

interface SurveyFileTimesOptions {
  readonly ask: Caller;
  readonly sender: Sender;
  readonly facts: DataFacts;
  /** Minimum number of tires in the workbook. */
  readonly tires: number;
  /** Number of measured files, after one that is not measured. */
  readonly exports: number;
  /** The API, which must be newly started. */
  readonly pid: number | undefined;
}

/** Times exports of survey findings. Data written for them are removed. */
export async function surveyFileTimes(measured: SurveyFileTimesOptions): Promise<SurveyFileTimes> {
  const { ask, sender, facts, exports, pid } = measured;
  const timesOf = async (name: CallName, body: object) => {
    const memory = watchMemory(pid);
    const file = () => readFileOf(sender, name, body);
    const times = await timedOften(file, { calls: exports, warmUp: 1 });
    return { times, memory: memory.end() };
  };
  const { tires, ...selection } = await surveysOf(measured);
  const before = pid === undefined ? undefined : await treeMemory(pid);
  const workbook = await timesOf('POST survey/detailsreport', selection);
  const survey = await makeSurvey(ask, facts, hasTires);
  const { id: survey_id, unitIds, tires: pdfTires } = survey;
  await sendWaitingEntries(ask, survey, {
    units: unitIds.length,
    readings: pdfTires,
    photos: surveyPhotos,
  });
  await survey.finish();
  const pdf = await timesOf('POST survey/download_pdf_file_survey_details', { survey_id });
  await survey.remove();
  return {
    workbook: workbook.times,
    workbookTires: tires,
    workbookMemory: before && workbook.memory && workbook.memory.together - before.together,
    pdf: pdf.times,
    pdfTires,
    pdfMemory: pdf.memory,
  };
}

/**
 * Selects the surveys of all accounts from a date on, going back enough weeks for this many tires.
 */
async function surveysOf({ ask, facts: { today }, tires }: SurveyFileTimesOptions) {
  const locations: number[] = [];
  for (let weeks = 1; ; weeks += 1) {
    const selection = { locations, date_from: daysBefore(today, weeks * 7) };
    const body = { ...selection, ...firstSurveys };
    const { summary } = await ask<SurveyRows>(surveyReport, body);
    // Demo data cover just over two years.
    if (summary.tires >= tires || weeks > 110) return { ...selection, tires: summary.tires };
  }
}
