import { defineList } from '../../wire/list-definition.ts';
import { storedSurveyKinds, surveyStates } from './code-lists.ts';

/** The surveys of a location. */
export const surveysList = defineList({
  rows: 'surveys',
  words: {
    title: 'surveys.title',
    search: 'surveys.filter.search',
    noMatch: 'surveys.empty.no_match',
    none: 'surveys.empty.none',
    noneText: 'surveys.empty.none_text',
    pages: 'surveys.pages',
    failed: 'surveys.failed',
  },
  columns: [
    { field: 'survey_date', label: 'survey.date', format: 'date' },
    { field: 'kind', label: 'survey.kind', words: 'survey_kind' },
    { field: 'state', label: 'survey.state', words: 'survey_state' },
    { field: 'surveyor', label: 'survey.surveyor', format: 'person', from: 'tablet' },
    { field: 'nonsig', label: 'survey.nonsig', from: 'desktop' },
    { field: 'units', label: 'survey.units', format: 'integer', align: 'end', from: 'tablet' },
    {
      field: 'inspected_units',
      label: 'survey.inspected_units',
      format: 'integer',
      align: 'end',
      from: 'desktop',
    },
    { field: 'comments', label: 'survey.comments', only: 'file' },
  ],
  filters: {
    state: {
      label: 'survey.state',
      values: surveyStates,
      words: 'survey_state',
      every: 'surveys.filter.every_state',
    },
    kind: {
      label: 'survey.kind',
      values: storedSurveyKinds,
      words: 'survey_kind',
      every: 'surveys.filter.every_kind',
    },
    surveyor: {
      label: 'survey.surveyor',
      every: 'surveys.filter.every_surveyor',
      format: 'person',
    },
    from: { label: 'surveys.filter.from', field: 'date_from', format: 'date' },
    to: { label: 'surveys.filter.to', field: 'date_to', format: 'date' },
  },
  sorts: {
    survey_date: 1,
    kind: 2,
    state: 3,
    surveyor: 4,
    nonsig: 5,
    units: 6,
    inspected_units: 7,
  },
  firstSort: '-survey_date',
});
