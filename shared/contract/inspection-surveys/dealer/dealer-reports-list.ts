import { defineList } from '../../wire/list-definition.ts';
import { reportTypes } from '../reports/report-types.ts';

/** The dealer survey report: finished surveys made by dealers. */
export const dealerReportsList = defineList({
  rows: 'rows',
  words: {
    title: 'dealer_survey.list.title',
    search: 'dealer_survey.list.search',
    noMatch: 'tire_inspection.empty.no_match',
    none: 'tire_inspection.empty.none',
    noneText: 'dealer_survey.empty.none_text',
    pages: 'tire_inspection.list.pages',
    failed: 'tire_inspection.list.failed',
  },
  columns: [
    { field: 'survey_date', label: 'inspection_report.survey_date', format: 'date' },
    { field: 'fleet_location', label: 'inspection_report.fleet_location' },
    { field: 'fleet_name', label: 'inspection_report.fleet', from: 'desktop' },
    { field: 'dealer_location', label: 'inspection_report.dealer_location', from: 'tablet' },
    { field: 'survey_by', label: 'inspection_report.survey_by', format: 'person', only: 'file' },
    {
      field: 'total_units',
      label: 'inspection_report.units',
      format: 'integer',
      from: 'desktop',
    },
    {
      field: 'total_tires',
      label: 'inspection_report.tires',
      format: 'integer',
      from: 'desktop',
    },
    { field: 'exceptions', label: 'inspection_report.exceptions', format: 'integer' },
    {
      field: 'trailer_readiness',
      label: 'inspection_report.readiness',
      format: 'mean',
      from: 'tablet',
    },
    {
      field: 'trailers_checked',
      label: 'readiness.trailers',
      format: 'integer',
      only: 'file',
    },
    {
      field: 'trailers_on_survey',
      label: 'inspection_report.trailers_on_survey',
      format: 'integer',
      only: 'file',
    },
  ],
  filters: {
    found: {
      label: 'inspection_report.found',
      field: 'report_type',
      values: reportTypes,
      words: 'report_type',
      every: 'inspection_report.every_found',
    },
    country: { label: 'inspection_report.country' },
    state: { label: 'inspection_report.state' },
    surveyor: { label: 'inspection_report.survey_by', field: 'survey_by', format: 'person' },
    dealer: { label: 'inspection_report.dealer_location', field: 'nonsig' },
    from: { label: 'inspection_report.from', field: 'date_from', format: 'date' },
    to: { label: 'inspection_report.to', field: 'date_to', format: 'date' },
  },
  sorts: {
    survey_date: 1,
    fleet_location: 2,
    fleet_name: 3,
    dealer_location: 4,
    survey_by: 5,
    total_units: 6,
    total_tires: 7,
    exceptions: 8,
    trailer_readiness: 9,
  },
  firstSort: '-survey_date',
});
