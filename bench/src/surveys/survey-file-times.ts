import type { CallName } from '@portal/contract/wire';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import { type Caller, readFileOf, type Sender } from '../server/caller.ts';
import { type TreeMemory, treeMemory } from '../server/process-tree.ts';
import { watchMemory } from '../server/watch-memory.ts';
import { bringHome } from './bring-home.ts';
import { daysBefore } from './days-before.ts';
import { hasTires, makeSurvey } from './make-survey.ts';
import { firstSurveys, type SurveyRows, surveyReport } from './survey-list-times.ts';

/** Photos of the survey that is written as a PDF. */
export const surveyPhotos = 300;

export interface SurveyFileTimes {
  /** The tires of the surveys of all accounts as a workbook. */
  readonly workbook: Spread;
  readonly workbookTires: number;
  /** By how much the API's memory has grown meanwhile, in megabytes; undefined where it is not told. */
  readonly workbookMemory: number | undefined;
  /** A survey of many tires with {@link surveyPhotos} photos as a PDF. */
  readonly pdf: Spread;
  readonly pdfTires: number;
  /** The most while it is made; undefined where it is not told. */
  readonly pdfMemory: TreeMemory | undefined;
}

interface Measured {
  readonly ask: Caller;
  readonly sender: Sender;
  readonly facts: DataFacts;
  /** The least tires of the workbook. */
  readonly tires: number;
  /** Files that count, after one that does not. */
  readonly exports: number;
  /** The API, which has just been started. */
  readonly pid: number | undefined;
}

/** Times files of what surveys found. What is written for them is taken back. */
export async function surveyFileTimes(measured: Measured): Promise<SurveyFileTimes> {
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
  await bringHome(ask, survey, {
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

/** The surveys of all accounts from a day on, as many weeks as have so many tires. */
async function surveysOf({ ask, facts: { today }, tires }: Measured) {
  const locations: number[] = [];
  for (let weeks = 1; ; weeks += 1) {
    const selection = { locations, date_from: daysBefore(today, weeks * 7) };
    const body = { ...selection, ...firstSurveys };
    const { summary } = await ask<SurveyRows>(surveyReport, body);
    // Demo data goes back over two years.
    if (summary.tires >= tires || weeks > 110) return { ...selection, tires: summary.tires };
  }
}
