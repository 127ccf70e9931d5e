import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import type { MeasureUnit } from '../../portal/units-of-measurement.ts';
import { defineList } from '../../wire/list-definition.ts';
import { exceptionChecks } from '../exceptions/exception-checks.ts';
import { severityFilter } from '../severity-filter.ts';

/** The tires that a survey inspected. */
export const surveyDetailList = defineList({
  rows: 'rows',
  words: {
    title: 'survey_detail.list.title',
    text: 'survey_detail.list.text',
    search: 'survey_detail.list.search',
    noMatch: 'survey_detail.empty.no_match',
    none: 'survey_detail.empty.none',
    noneText: 'survey_detail.empty.none_text',
    pages: 'survey_detail.list.pages',
    failed: 'survey_detail.list.failed',
  },
  columns: [
    { field: 'unit_number', label: 'unit.number', width: '7.5rem' },
    {
      field: 'axle_and_tire_position',
      label: 'removed_tire.position',
      from: 'tablet',
      width: '6rem',
    },
    { field: 'state', label: 'survey_report.tire_state', only: 'file' },
    {
      field: 'pressure',
      label: 'survey_detail.pressure',
      align: 'end',
      from: 'tablet',
      width: '6.5rem',
    },
    {
      field: 'tread_depth',
      label: 'survey_detail.tread',
      align: 'end',
      from: 'tablet',
      width: '6rem',
    },
    { field: 'findings', label: 'survey_detail.findings', width: '12rem' },
    { field: 'wear_conditions', label: 'reading.wear', only: 'file' },
    { field: 'valve', label: 'reading.valve', words: 'valve', only: 'file' },
    { field: 'brand', label: 'removed_tire.brand', from: 'desktop', width: '11rem' },
    { field: 'product_line', label: 'removed_tire.product_line', only: 'file' },
    { field: 'tire_size', label: 'removed_tire.tire_size', only: 'file' },
    { field: 'images', label: 'survey_detail.images', from: 'tablet', width: '5.5rem' },
    {
      field: 'resolutions',
      label: 'reading.resolution',
      words: 'resolution',
      from: 'desktop',
      width: '7.5rem',
    },
    { field: 'comments', label: 'reading.comments', only: 'file' },
  ],
  filters: {
    severity: severityFilter,
    check: {
      label: 'work.check',
      values: exceptionChecks,
      words: 'check',
      every: 'work.filter.every_check',
    },
    position: {
      label: 'survey_detail.axle',
      values: axleRoles,
      words: 'survey_detail.axle_role',
      every: 'survey_detail.every_axle',
    },
    place: { label: 'removed_tire.position' },
    brand: { label: 'removed_tire.brand' },
  },
  sorts: { unit_number: 1, pressure: 2, tread_depth: 3, brand: 4, findings: 5 },
  firstSort: 'unit_number',
  // One page shows a whole survey: few have more tires.
  pageSize: 5000,
});

interface Formats {
  readonly pressure_format: MeasureUnit;
  readonly tread_depth_format: MeasureUnit;
}

/** The list for a file: headings name the units of values, and photos are a count. */
export const measuredDetailList = ({ pressure_format, tread_depth_format }: Formats) => ({
  ...surveyDetailList,
  columns: surveyDetailList.columns.map((column) => {
    if (column.field === 'images') return { ...column, format: 'integer' as const };
    const unit =
      column.field === 'pressure'
        ? pressure_format
        : column.field === 'tread_depth'
          ? tread_depth_format
          : null;
    if (unit === null) return column;
    const isFine = unit === 'bar' || unit === 'mm';
    const format = isFine ? ('ratio' as const) : ('mean' as const);
    return { ...column, label: `${column.label}_${unit}`, format };
  }),
});
