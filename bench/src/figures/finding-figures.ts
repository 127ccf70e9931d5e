import type { DatabaseMeasures } from '../database/measure-database.ts';
import { surveyPhotos } from '../surveys/survey-file-times.ts';
import type { SurveyListTimes } from '../surveys/survey-list-times.ts';
import { cell, countText, megabytes, spreadCell } from '../table/amounts.ts';
import type { Cell, FigureGroup } from '../table/figure.ts';
import { goals } from './goals.ts';
import { anyOf, figuresOn, type OnDatabases } from './on-databases.ts';

/** Figures of survey findings, on both databases. */
export function findingFigures(measured: OnDatabases): FigureGroup[] {
  const figure = figuresOn(measured);
  const found = anyOf(measured);
  const tires = found ? countText(found.surveys.findings.tires) : 'many';
  const pdfTires = found ? countText(found.surveyFiles.pdfTires) : 'many';
  const workbookTires = found ? countText(found.surveyFiles.workbookTires) : 'many';
  return [
    {
      title: 'What surveys found, on the large data (p50 / p95)',
      figures: [
        figure(
          'surveys of the account with most units and what they come to, in any order, by any filter',
          ({ surveys }) => spreadCell(surveys.findings.list.ofAccount),
          goals.surveyReports,
        ),
        figure(
          'a page of the exceptions behind their counts',
          ({ surveys }) => spreadCell(surveys.findings.exceptions),
          goals.readings,
        ),
        figure(
          'surveys of all accounts in twelve months',
          ({ surveys }) => spreadCell(surveys.findings.list.ofAll),
          goals.allSurveyReports,
        ),
        figure(
          'those of dealers',
          ({ surveys }) => spreadCell(surveys.findings.ofDealers),
          goals.allSurveyReports,
        ),
        figure(
          'crossings of all accounts in twelve months and what they come to, in any order, by any filter',
          ({ surveys }) => spreadCell(surveys.crossings.ofAll),
          goals.allSurveyReports,
        ),
        figure(
          'a page of the readings behind their counts',
          ({ surveys }) => spreadCell(surveys.crossings.readings),
          goals.readings,
        ),
        figure(
          'a crossing with its axles, tires and findings',
          ({ surveys }) => spreadCell(surveys.crossings.detail),
          goals.crossing,
        ),
        figure(
          `the ${tires} tires of a survey, in any order, by any filter`,
          ({ surveys }) => spreadCell(surveys.findings.detail),
          goals.surveyDetail,
        ),
        figure(
          `a survey of ${pdfTires} tires with ${surveyPhotos} photos as a PDF`,
          ({ surveyFiles }) => spreadCell(surveyFiles.pdf),
          goals.surveyPdf,
        ),
        figure(
          'most memory of the process that makes it',
          ({ surveyFiles }) => megabytes(surveyFiles.pdfMemory?.ofChild),
          goals.exportMemory,
        ),
        figure(
          `${workbookTires} tires of surveys of all accounts as a workbook`,
          ({ surveyFiles }) => spreadCell(surveyFiles.workbook),
          goals.surveyWorkbook,
        ),
        figure(
          'by how much the memory of the API grows meanwhile',
          ({ surveyFiles }) => megabytes(surveyFiles.workbookMemory),
          goals.surveyWorkbookMemory,
        ),
      ],
    },
    {
      title: 'What surveys found, of ten times the rows',
      figures: growingLists.flatMap(({ list, surveys, tires, counted }) => [
        figure(
          `tires of ${tires} against those of the smaller data`,
          growth((times) => times[counted]),
        ),
        figure(`${surveys} on the smaller data (p50 / p95)`, ({ demoSurveys }) =>
          spreadCell(demoSurveys[list]),
        ),
        figure(
          `time of ${surveys} (p50) against it`,
          growth((times) => times[list].p50),
          goals.growth,
        ),
      ]),
    },
  ];
}

/** Lists compared with those of the smaller data, with their descriptions. */
const growingLists = [
  {
    list: 'ofAccount',
    surveys: 'surveys of the account with most units',
    tires: 'the account with most units',
    counted: 'accountTires',
  },
  {
    list: 'ofAll',
    surveys: 'surveys of all accounts in twelve months',
    tires: 'all accounts in twelve months',
    counted: 'allTires',
  },
] as const;

const growth =
  (read: (times: SurveyListTimes) => number) =>
  ({ surveys, demoSurveys }: DatabaseMeasures): Cell =>
    cell(read(surveys.findings.list) / read(demoSurveys), '×');
