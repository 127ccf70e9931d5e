import { severities } from '../../fleet-surveys/inspections/findings.ts';
import type { MeasureUnit } from '../../portal/units-of-measurement.ts';
import { defineList } from '../../wire/list-definition.ts';
import { reportTypes } from '../reports/report-types.ts';
import { severityFilter } from '../severity-filter.ts';
import { type CrossingCheck, crossingChecks } from './crossing-checks.ts';

/** Filters of crossings. */
const crossingFilters = {
  from: { label: 'inspection_report.from', field: 'date_from', format: 'date' },
  to: { label: 'inspection_report.to', field: 'date_to', format: 'date' },
  found: {
    label: 'checkpoint.found',
    field: 'report_type',
    values: reportTypes,
    words: 'report_type',
    every: 'checkpoint.every_found',
  },
  country: { label: 'inspection_report.country' },
  state: { label: 'inspection_report.state' },
  surveyor: { label: 'checkpoint.lane', field: 'survey_by', format: 'person' },
} as const;

/** Columns that count how often crossings failed a check, by severity. */
const countsOf = (check: CrossingCheck) =>
  severities.toReversed().map(
    (severity) =>
      ({
        field: `${severity}_${check}`,
        label: `checkpoint.${severity}.${check}`,
        group: `check.${check}`,
        inGroup: `severity.${severity}`,
        format: 'integer',
        from: 'desktop',
      }) as const,
  );

/** The checkpoint report: one crossing per row. */
export const crossingsList = defineList({
  rows: 'rows',
  words: {
    title: 'checkpoint.list.title',
    search: 'checkpoint.list.search',
    noMatch: 'checkpoint.empty.no_match',
    none: 'checkpoint.empty.none',
    noneText: 'checkpoint.empty.none_text',
    pages: 'checkpoint.list.pages',
    failed: 'checkpoint.list.failed',
  },
  columns: [
    { field: 'unit_number', label: 'unit.number' },
    { field: 'unit_date', label: 'checkpoint.date', format: 'date' },
    { field: 'unit_time', label: 'checkpoint.time', from: 'tablet' },
    { field: 'fleet_name', label: 'inspection_report.fleet', from: 'desktop' },
    {
      field: 'fleet_location',
      label: 'inspection_report.fleet_location',
      from: 'tablet',
      width: '12rem',
    },
    { field: 'license_number', label: 'checkpoint.license_number', from: 'desktop' },
    { field: 'total_tires', label: 'checkpoint.tires', format: 'integer', from: 'desktop' },
    {
      field: 'total_tires_read_count',
      label: 'checkpoint.tires_read',
      format: 'integer',
      from: 'desktop',
    },
    {
      field: 'critical_exceptions',
      label: 'checkpoint.criticals',
      group: 'checkpoint.all_checks',
      inGroup: 'severity.critical',
      format: 'integer',
    },
    {
      field: 'warning_exceptions',
      label: 'checkpoint.warnings',
      group: 'checkpoint.all_checks',
      inGroup: 'severity.warning',
      format: 'integer',
    },
    ...crossingChecks.flatMap(countsOf),
  ],
  filters: crossingFilters,
  sorts: {
    unit_number: 1,
    unit_date: 2,
    unit_time: 3,
    fleet_name: 4,
    fleet_location: 5,
    license_number: 6,
    total_tires: 7,
    total_tires_read_count: 8,
    warning_exceptions: 9,
    critical_exceptions: 10,
    critical_pressure: 11,
    critical_tread_depth: 12,
    critical_tread_mismatch_axle: 13,
    critical_tread_mismatch_duals: 14,
    warning_pressure: 15,
    warning_tread_depth: 16,
    warning_tread_mismatch_axle: 17,
    warning_tread_mismatch_duals: 18,
  },
  firstSort: '-unit_date',
});

/** The readings that failed a check, behind the counts of the report. */
export const crossingFindingsList = defineList({
  rows: 'rows',
  words: {
    title: 'checkpoint.findings.title',
    text: 'checkpoint.findings.text',
    search: 'checkpoint.list.search',
    noMatch: 'checkpoint.empty.no_match',
    none: 'checkpoint.findings.none',
    pages: 'checkpoint.findings.pages',
    failed: 'checkpoint.findings.failed',
  },
  columns: [
    { field: 'unit_number', label: 'unit.number', width: '7rem' },
    { field: 'unit_date', label: 'checkpoint.date', format: 'date', from: 'tablet', width: '7rem' },
    { field: 'fleet_location', label: 'inspection_report.fleet_location', from: 'tablet' },
    { field: 'severity', label: 'work.severity', words: 'severity', from: 'tablet' },
    { field: 'rule', label: 'survey_detail.findings' },
  ],
  filters: {
    ...crossingFilters,
    severity: severityFilter,
    check: {
      label: 'work.check',
      values: crossingChecks,
      words: 'check',
      every: 'work.filter.every_check',
    },
  },
  sorts: { unit_number: 1, unit_date: 2, fleet_location: 3, severity: 4 },
  firstSort: '-unit_date',
});

interface Formats {
  readonly pressure_format: MeasureUnit;
  readonly tread_depth_format: MeasureUnit;
}

/** The tires of crossings in files, with the units of their values in the headings. */
export const crossingTiresList = ({ pressure_format, tread_depth_format }: Formats) =>
  defineList({
    rows: 'tires',
    words: {
      title: 'checkpoint.tires_title',
      search: 'checkpoint.list.search',
      none: 'checkpoint.empty.none',
    },
    columns: [
      { field: 'unit_number', label: 'unit.number' },
      { field: 'unit_date', label: 'checkpoint.date', format: 'date' },
      { field: 'unit_time', label: 'checkpoint.time' },
      { field: 'fleet_name', label: 'inspection_report.fleet' },
      { field: 'fleet_location', label: 'inspection_report.fleet_location' },
      { field: 'license_number', label: 'checkpoint.license_number' },
      { field: 'position', label: 'removed_tire.position' },
      { field: 'state', label: 'checkpoint.tire_state', words: 'tire_state' },
      {
        field: 'pressure',
        label: `survey_detail.pressure_${pressure_format}`,
        format: pressure_format === 'bar' ? 'ratio' : 'mean',
      },
      {
        field: 'tread_depth',
        label: `survey_detail.tread_${tread_depth_format}`,
        format: tread_depth_format === 'mm' ? 'ratio' : 'mean',
      },
      { field: 'findings', label: 'survey_detail.findings' },
    ],
    filters: {},
    sorts: {},
    firstSort: null,
  });
