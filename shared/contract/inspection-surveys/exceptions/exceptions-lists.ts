import { defineList } from '../../wire/list-definition.ts';
import { dealerReportsList } from '../dealer/dealer-reports-list.ts';
import { surveyReportsList } from '../reports/survey-reports-list.ts';
import { severityFilter } from '../severity-filter.ts';
import { exceptionChecks, exceptionSeverities } from './exception-checks.ts';

const words = {
  title: 'exceptions.title',
  text: 'exceptions.text',
  none: 'checkpoint.findings.none',
  pages: 'exceptions.pages',
  failed: 'exceptions.failed',
} as const;

const columns = [
  { field: 'unit_number', label: 'unit.number', width: '7rem' },
  {
    field: 'survey_date',
    label: 'inspection_report.survey_date',
    format: 'date',
    from: 'tablet',
    width: '8rem',
  },
  { field: 'fleet_name', label: 'inspection_report.fleet', only: 'file' },
  { field: 'fleet_location', label: 'inspection_report.fleet_location', from: 'tablet' },
  { field: 'severity', label: 'work.severity', from: 'tablet' },
  { field: 'rule', label: 'survey_detail.findings' },
] as const;

/** Filters of exceptions besides those of the report. */
const filters = {
  severity: { ...severityFilter, values: exceptionSeverities },
  check: {
    label: 'work.check',
    values: exceptionChecks,
    words: 'check',
    every: 'work.filter.every_check',
  },
} as const;

const sorts = { unit_number: 1, survey_date: 2, fleet_location: 3, severity: 4 } as const;

/** The exceptions behind the counts of the tire inspection report. */
export const surveyExceptionsList = defineList({
  rows: 'rows',
  words: {
    ...words,
    search: surveyReportsList.words.search,
    noMatch: surveyReportsList.words.noMatch,
  },
  columns,
  filters: { ...surveyReportsList.filters, ...filters },
  sorts,
  firstSort: '-survey_date',
});

/** The exceptions of one survey, on a page of its own; its search is by unit. */
export const foundInSurveyList = defineList({
  ...surveyExceptionsList,
  words: { ...words, title: 'exceptions.of_one', search: 'overview.search' },
  columns: columns.filter(
    ({ field }) => !['survey_date', 'fleet_name', 'fleet_location'].includes(field),
  ),
  filters,
  sorts: { unit_number: sorts.unit_number, severity: sorts.severity },
  firstSort: 'unit_number',
});

/** The exceptions behind the counts of the dealer survey report. */
export const dealerExceptionsList = defineList({
  rows: 'rows',
  words: {
    ...words,
    search: dealerReportsList.words.search,
    noMatch: dealerReportsList.words.noMatch,
  },
  columns,
  filters: { ...dealerReportsList.filters, ...filters },
  sorts,
  firstSort: '-survey_date',
});
