import { Type } from 'typebox';
import { dateRange, reportsOf, tabRequestOf } from '../../reports/report-request.schema.ts';
import { severalLines, someWords } from '../../wire/shapes.ts';
import { baseParameters, reportParameters } from '../report-request.schema.ts';
import { reportTypes } from '../reports/reports.ts';
import { tabs } from '../vocabulary.ts';
import { displayModes, keptLimits, savedTabs, sortDirections } from './kept-reports.ts';

/** A report within a saved one: its parameters, and how it was displayed. */
export const savedPart = Type.Object({
  ...reportParameters.properties,
  tab_type: Type.Enum(tabs),
  display_mode: Type.Optional(Type.Enum(displayModes, { description: 'Missing: both.' })),
  comment: Type.Optional(Type.String({ maxLength: keptLimits.comment, pattern: severalLines })),
  selected_month: Type.Optional(
    Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}(-\\d{2})?$' }), Type.Null()], {
      description:
        'The row that a pie is of: a month, or the first day of a week. Null or missing: the whole.',
    }),
  ),
  sort_number: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description:
        'The column that the table is sorted by, counted from 1 over its columns as they are ' +
        'shown, comparisons included. Missing: the order of the server.',
    }),
  ),
  sort_direction: Type.Optional(Type.Enum(sortDirections)),
  opened_rows: Type.Optional(
    Type.Array(Type.String({ maxLength: keptLimits.openedRow, pattern: someWords }), {
      maxItems: keptLimits.openedRows,
      description:
        'Rows of the table that stand open: months, as in `2026-01`, or names. Missing: none.',
    }),
  ),
});

const tabRequest = tabRequestOf(baseParameters, savedTabs);

/** A report as sent to be saved. */
export const savedReport = Type.Object(
  {
    ...tabRequest,
    reports_parameters: reportsOf(savedPart, reportTypes),
  },
  {
    description:
      'Checked like a call of get_reports, each report in the tab that it names. At most ' +
      `${keptLimits.savedReport} characters as JSON.`,
  },
);

/** A report as restored; anything that this version no longer knows is omitted. */
export const restoredReport = Type.Object({
  ...tabRequest,
  base_parameters: Type.Union([baseParameters, Type.Null()], {
    description: 'Null when its account is lost, or when they were kept in a form of long ago.',
  }),
  reports_parameters: Type.Array(savedPart),
});

export const reportDates = Type.Object(dateRange);
