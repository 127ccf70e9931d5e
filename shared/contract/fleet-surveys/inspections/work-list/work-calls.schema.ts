import { Type } from 'typebox';
import { pressureUnits, treadUnits } from '../../../portal/units-of-measurement.ts';
import { defineCalls } from '../../../wire/calls.ts';
import { exportFormats } from '../../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../../wire/list-calls.ts';
import { instant, isoDate, paged, severalLines, status } from '../../../wire/shapes.ts';
import { locationId, namedRow, nullable, readRevision, writeKey } from '../../shapes.ts';
import { surveyLimits } from '../../survey-limits.ts';
import { resolutions } from '../../tires/code-lists.ts';
import { sides, slots } from '../../tires/places.ts';
import { checks, severities } from '../findings.ts';
import { outcomes } from './outcomes.ts';
import { workList } from './work-list.ts';

const right = 'TVLOGIN';
const ofLocation = {
  location_id: locationId,
  survey_id: Type.Optional(namedRow),
};

/** A finding with its outcome. */
export const findingRow = Type.Object({
  finding_id: Type.Integer(),
  revision: Type.Integer(),
  survey_id: Type.Integer(),
  survey_date: isoDate('The day on which it was found.'),
  surveyor: Type.String(),
  unit_id: Type.Integer(),
  unit_number: Type.String({ description: 'As it was on the survey.' }),
  check: Type.Enum(checks),
  severity: Type.Enum(severities),
  axle_number: Type.Integer(),
  side: nullable(Type.Enum(sides)),
  slot: nullable(Type.Enum(slots)),
  measured: Type.Number(),
  limit: Type.Number({ description: 'What it was held against.' }),
  measure: Type.Enum([...pressureUnits, ...treadUnits], { description: 'The unit of both.' }),
  noted: nullable(
    Type.Enum(resolutions, {
      description: 'What the inspector said of the tire, or of one of them.',
    }),
  ),
  outcome: nullable(Type.Enum(outcomes, { description: 'Null while it is open.' })),
  is_settled_on_site: Type.Boolean({
    description: 'The outcome is what the inspector noted; nobody has closed the finding itself.',
  }),
  closed_at: nullable(instant),
  closed_by: nullable(Type.String()),
  comments: Type.String(),
  replacement: nullable(
    // Null unless another tire has been mounted there since.
    Type.Object({
      tire_id: Type.Integer(),
      tire: Type.String({ description: 'Brand, line and size, as far as they are known.' }),
      mounted_on: isoDate('The day on which it went on.'),
    }),
  ),
});

const found = { finding_id: Type.Integer({ minimum: 1 }), revision: readRevision };

/** Calls on the work to be done after inspections. */
export const workCalls = defineCalls({
  'POST fleet_survey/get_findings': {
    summary:
      'Findings by page: those of a survey, or those of a location, of which each unit has the open ones ' +
      'of its latest inspection and all that were closed.',
    right,
    body: listBody(workList, ofLocation),
    response: paged({ findings: Type.Array(findingRow) }),
  },
  'POST fleet_survey/get_findings_pdf': {
    summary: 'The same as a PDF, in the order of the list.',
    right,
    ...listFileAs(workList, exportFormats.pdf, ofLocation),
  },
  'POST fleet_survey/get_findings_excel': {
    summary: 'The same as a workbook, in the order of the list.',
    right,
    ...listFileAs(workList, exportFormats.excel, ofLocation),
  },
  'POST fleet_survey/close_finding': {
    summary: 'Says what came of a finding, also of a survey that is finished.',
    right,
    body: Type.Object({
      ...writeKey,
      ...found,
      outcome: Type.Enum(outcomes),
      comments: Type.Optional(
        Type.String({ maxLength: surveyLimits.comments, pattern: severalLines }),
      ),
    }),
    response: Type.Object({ status, finding: findingRow }),
  },
  'POST fleet_survey/reopen_finding': {
    summary: 'Takes back that a finding was closed.',
    right,
    body: Type.Object({ ...writeKey, ...found }),
    response: Type.Object({ status, finding: findingRow }),
  },
});
