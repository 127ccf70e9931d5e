import { Type } from 'typebox';
import { exportFormat, filesOf } from '../../portal/exports/exports.schema.ts';
import { reportsOf } from '../../reports/report-request.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { someWords } from '../../wire/shapes.ts';
import { savedTabs } from '../kept-reports/kept-reports.ts';
import { savedPart } from '../kept-reports/saved-report.schema.ts';
import { baseParameters } from '../report-request.schema.ts';
import { reportTypes } from '../reports/reports.ts';
import { exportLimits } from './exports.ts';

const right = 'FDLOGIN';

const chart = Type.Object(
  {
    svg: Type.String({ maxLength: exportLimits.drawing }),
    summary: Type.String({ maxLength: exportLimits.summary, pattern: someWords }),
  },
  {
    description:
      'The chart as it is seen, and what it shows in words, which are written below it or, where it ' +
      'cannot be drawn, in its place. Of the drawing only what charts consist of is drawn.',
  },
);

/** A report of an exported document: its parameters, and how it was displayed. */
export const exportPart = Type.Object({ ...savedPart.properties, chart: Type.Optional(chart) });

const request = {
  base_parameters: baseParameters,
  tab_parameters: Type.Object({ tab_type: Type.Enum(savedTabs) }),
};

/** The reports of one or several tabs. */
export const exportRequest = Type.Object(
  { ...request, reports_parameters: reportsOf(exportPart, reportTypes) },
  {
    description:
      'Checked like a call of get_reports, each report in the tab that it names. In the file they ' +
      'stand in their fixed order, whatever that of the request.',
  },
);

const fileOf = (...formats: Parameters<typeof filesOf>) => ({
  right,
  largestBody: exportLimits.body,
  ...filesOf(...formats),
});

export const exportCalls = defineCalls({
  'POST fleet_dashboard/export_reports_pdf': {
    summary: 'The reports as a PDF: a cover, then each with its chart, table and comment.',
    body: exportRequest,
    ...fileOf('pdf'),
  },
  'POST fleet_dashboard/export_reports_excel': {
    summary: 'The reports as an Excel workbook: a cover, and a sheet with the table of each.',
    body: exportRequest,
    ...fileOf('excel'),
  },
  'POST fleet_dashboard/export_reports_png': {
    summary:
      'One report as a picture with the content of the PDF; several as a zip with a picture of each.',
    body: exportRequest,
    ...fileOf('png', 'pngs'),
  },
  'POST fleet_dashboard/export_single_report': {
    summary: 'One report as a file.',
    body: Type.Object({
      ...request,
      reports_parameters: Type.Array(exportPart, { minItems: 1, maxItems: 1 }),
      format: exportFormat,
    }),
    ...fileOf('pdf', 'excel', 'png'),
  },
});
