import { Type } from 'typebox';
import { checks, severities } from '../../fleet-surveys/inspections/findings.ts';
import { axleMap } from '../../fleet-surveys/inspections/inspection.schema.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { inspectionColors } from '../../fleet-surveys/surveys/code-lists.ts';
import {
  readingStates,
  resolutions,
  valves,
  wearConditionCodes,
} from '../../fleet-surveys/tires/code-lists.ts';
import { sides, slots } from '../../fleet-surveys/tires/places.ts';
import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import { generatedExport } from '../../portal/exports/exports.schema.ts';
import { pressureUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { mostPicked } from '../checkpoint/crossing-checks.ts';
import { standings } from '../finding-states.ts';
import { limitFrom } from '../limit-from.schema.ts';
import { surveyReportRow } from '../reports/survey-report-calls.schema.ts';
import { surveyReportsList } from '../reports/survey-reports-list.ts';
import { ofJob, ofLocations, surveyId, trendSurveys } from '../shapes.ts';
import { mendedList } from './mended-list.ts';
import { surveyDetailList } from './survey-detail-list.ts';

const right = 'TMSMDRPT';
const ofSurvey = { survey_id: surveyId };

/** A finding with its values as stored at the time. */
const keptFinding = {
  finding_id: Type.Integer(),
  check: Type.Enum(checks),
  severity: Type.Enum(severities),
  axle_number: Type.Integer(),
  side: nullable(Type.Enum(sides)),
  slot: nullable(Type.Enum(slots)),
  measured: Type.Number(),
  limit: Type.Number({ description: 'What it was held against.' }),
  ...limitFrom,
};

const foundFirst = isoDate('Of the inspections without a gap in which it was found, the first.');

/** A finding of a tire, its pair or its axle, with its values as stored at the time. */
export const detailFinding = Type.Object({
  ...keptFinding,
  standing: Type.Enum(standings, {
    description: "Against the unit's inspection before, at the same place and on the same mounts.",
  }),
  found_first: foundFirst,
  days_open: Type.Integer({ description: 'From then to the day of the survey.' }),
});

/** A finding of an earlier inspection that the survey no longer found. */
export const mendedFinding = Type.Object({
  ...keptFinding,
  unit_id: Type.Integer(),
  unit_number: Type.String({ description: 'As it was when it was found.' }),
  found_in: nullable(
    Type.Integer({ description: 'The survey that found it last; null while that is open.' }),
  ),
  found_on: isoDate('The day on which it was found last.'),
  found_first: foundFirst,
  days_open: Type.Integer({ description: 'From then to the day on which it was not found.' }),
});

/** A tire as read by a survey. */
export const surveyDetailRow = Type.Object({
  reading_id: Type.Integer(),
  unit_inspection_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String({ description: 'As it was on the survey.' }),
  axle_and_tire_position: Type.String({ description: 'As in `2LO`.' }),
  axle_number: Type.Integer(),
  side: Type.Enum(sides),
  slot: Type.Enum(slots),
  role: Type.Enum(axleRoles),
  is_lifted: Type.Boolean(),
  state: Type.Enum(readingStates),
  pressure: nullable(Type.Number({ description: 'In `pressure_format`; 0 is a flat.' })),
  tread_depth: nullable(Type.Number({ description: 'In `tread_depth_format`, the lowest one.' })),
  color: Type.Enum(inspectionColors),
  findings: Type.Array(detailFinding),
  wear_conditions: Type.Array(Type.Enum(wearConditionCodes)),
  valve: nullable(Type.Enum(valves)),
  tire_id: nullable(Type.Integer()),
  brand: nullable(Type.String()),
  product_line: nullable(Type.String()),
  tire_size: nullable(Type.String()),
  images: Type.Integer({ description: 'Photos of the tire at its place.' }),
  resolutions: nullable(Type.Enum(resolutions)),
  comments: Type.String(),
});

/** A survey of a location, as a point of the location's trend. */
const trendPoint = Type.Object({
  survey_id: Type.Integer(),
  survey_date: isoDate('The day of the survey.'),
  total_tires: Type.Integer({ description: 'Tires that were read.' }),
  tires_with_findings: Type.Integer({
    description: 'Of these, those that failed a check alone, in a pair or on an axle.',
  }),
});

const formats = {
  pressure_format: Type.Enum(pressureUnits),
  tread_depth_format: Type.Enum(treadUnits),
};

const ofPicked = {
  surveys: Type.Array(surveyId, { minItems: 1, maxItems: mostPicked, uniqueItems: true }),
};

/** Calls on the findings of surveys, by tire. */
export const surveyDetailCalls = defineCalls({
  'POST survey/detail': {
    summary: 'The tires that a finished survey looked at, by page, with what was found of each.',
    right,
    body: listBody(surveyDetailList, ofSurvey),
    response: paged({
      ...formats,
      survey: surveyReportRow,
      brands: Type.Array(Type.String(), { description: 'Of the tires of the survey, by name.' }),
      places: Type.Array(Type.String(), {
        description: 'Positions of the tires of the survey, as in `2LO`, from the front axle back.',
      }),
      found_before: Type.Integer({
        description: "Findings of its units' inspections before that this survey looked at again.",
      }),
      mended: Type.Integer({ description: 'Those of them that it did not find any longer.' }),
      rows: Type.Array(surveyDetailRow),
    }),
  },
  'POST survey/get_mended': {
    summary: 'The findings of earlier inspections that a finished survey did not find any longer.',
    right,
    body: listBody(mendedList, ofSurvey),
    response: paged({ ...formats, rows: Type.Array(mendedFinding) }),
  },
  'POST survey/get_unit_axles': {
    summary: 'A unit of a finished survey with its axles, tires, readings, specs and findings.',
    right,
    body: Type.Object({ ...ofSurvey, unit_id: Type.Integer({ minimum: 1 }) }),
    response: axleMap,
  },
  'POST survey/get_trend': {
    summary:
      'How many of the tires that were read had findings, in a finished survey and the eleven of its ' +
      'location before it, the earliest first.',
    right,
    body: Type.Object(ofSurvey),
    response: Type.Object({ surveys: Type.Array(trendPoint, { maxItems: trendSurveys }) }),
  },
  'POST survey/download_pdf_file_survey_details': {
    summary: 'The tires of one survey as a PDF, in the order of the list.',
    right,
    ...listFileAs(surveyDetailList, exportFormats.pdf, ofSurvey),
  },
  'POST survey/download_excel_file_survey_details': {
    summary: 'The tires of surveys that were picked as a workbook, in the order of the list.',
    right,
    ...listFileAs(surveyDetailList, exportFormats.excel, ofPicked),
  },
  'POST survey/start_survey_details': {
    summary: 'Has the PDF of one survey made as an export, while its caller does something else.',
    right,
    body: listFileAs(surveyDetailList, exportFormats.pdf, { ...ofSurvey, ...ofJob }).body,
    response: generatedExport,
  },
  'POST survey/detailsreport': {
    summary: 'The tires of all surveys of a selection as a workbook, a row for each.',
    right,
    ...listFileAs(surveyReportsList, exportFormats.excel, ofLocations),
  },
  'POST survey/start_detailsreport': {
    summary: 'Has that workbook made as an export, while its caller does something else.',
    right,
    body: listFileAs(surveyReportsList, exportFormats.excel, { ...ofLocations, ...ofJob }).body,
    response: generatedExport,
  },
});
