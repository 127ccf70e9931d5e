import { surveyKinds } from '../../fleet-surveys/surveys/code-lists.ts';
import { defineList } from '../../wire/list-definition.ts';
import { reportTypes } from './report-types.ts';

/** The tire inspection report: finished surveys of the chosen locations. */
export const surveyReportsList = defineList({
  rows: 'rows',
  words: {
    title: 'tire_inspection.list.title',
    search: 'tire_inspection.list.search',
    noMatch: 'tire_inspection.empty.no_match',
    none: 'tire_inspection.empty.none',
    noneText: 'tire_inspection.empty.none_text',
    pages: 'tire_inspection.list.pages',
    failed: 'tire_inspection.list.failed',
  },
  columns: [
    { field: 'survey_date', label: 'inspection_report.survey_date', format: 'date' },
    { field: 'fleet_location_name', label: 'inspection_report.fleet_location' },
    { field: 'fleet_name', label: 'inspection_report.fleet', from: 'desktop' },
    { field: 'company', label: 'inspection_report.company', only: 'file' },
    { field: 'survey_by', label: 'inspection_report.survey_by', only: 'file' },
    {
      field: 'total_units',
      label: 'inspection_report.units',
      format: 'integer',
      from: 'tablet',
    },
    {
      field: 'total_tires',
      label: 'inspection_report.tires',
      format: 'integer',
      from: 'desktop',
    },
    {
      field: 'units_with_exceptions',
      label: 'inspection_report.units_with_exceptions',
      format: 'integer',
      from: 'desktop',
    },
    {
      field: 'exceptions',
      label: 'inspection_report.exceptions',
      format: 'integer',
    },
    {
      field: 'tractor_units_count',
      label: 'inspection_report.tractors',
      format: 'integer',
      only: 'file',
    },
    {
      field: 'tractors_surveyed_percentage',
      label: 'inspection_report.tractors_surveyed',
      format: 'mean',
      from: 'desktop',
    },
    {
      field: 'trailer_units_count',
      label: 'inspection_report.trailers',
      format: 'integer',
      only: 'file',
    },
    {
      field: 'trailers_surveyed_percentage',
      label: 'inspection_report.trailers_surveyed',
      format: 'mean',
      from: 'desktop',
    },
    {
      field: 'trailer_readiness',
      label: 'inspection_report.readiness',
      format: 'mean',
      from: 'tablet',
    },
  ],
  filters: {
    from: { label: 'inspection_report.from', field: 'date_from', format: 'date' },
    to: { label: 'inspection_report.to', field: 'date_to', format: 'date' },
    kind: {
      label: 'inspection_report.kind',
      values: surveyKinds,
      words: 'survey_kind',
      every: 'inspection_report.every_kind',
    },
    found: {
      label: 'inspection_report.found',
      field: 'report_type',
      values: reportTypes,
      words: 'report_type',
      every: 'inspection_report.every_found',
    },
    surveyor: { label: 'inspection_report.survey_by', field: 'survey_by' },
    dealer: { label: 'inspection_report.dealer', field: 'nonsig' },
  },
  sorts: {
    survey_date: 1,
    fleet_location_name: 2,
    fleet_name: 3,
    survey_by: 4,
    total_units: 5,
    total_tires: 6,
    units_with_exceptions: 7,
    exceptions: 8,
    tractors_surveyed_percentage: 9,
    trailers_surveyed_percentage: 10,
    trailer_readiness: 11,
  },
  firstSort: '-survey_date',
});
