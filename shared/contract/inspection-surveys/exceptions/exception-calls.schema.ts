import { Type } from 'typebox';
import { severities } from '../../fleet-surveys/inspections/findings.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { valves, wearConditionCodes } from '../../fleet-surveys/tires/code-lists.ts';
import { sides, slots } from '../../fleet-surveys/tires/places.ts';
import { formats } from '../../fleet-surveys/tires/tire.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { listBody, listFile } from '../../wire/list-calls.ts';
import { longestSearch } from '../../wire/list-definition.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { standings } from '../finding-states.ts';
import { limitFrom } from '../limit-from.schema.ts';
import { ofLocations, surveyId } from '../shapes.ts';
import { exceptionChecks } from './exception-checks.ts';
import { dealerExceptionsList, surveyExceptionsList } from './exceptions-lists.ts';

const right = 'TMSMDRPT';

/** A failed check or a flag on a tire, counted once as in the reports. */
export const surveyException = Type.Object({
  exception_id: Type.String({ description: 'As in `finding-17`, `wear-4` or `valve-4`.' }),
  survey_id: Type.Integer(),
  survey_date: isoDate('The day of the survey.'),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  fleet_location: Type.String({ description: 'Name of the location, or its code without one.' }),
  unit_id: Type.Integer(),
  unit_number: Type.String({ description: 'As it was on the survey.' }),
  check: Type.Enum(exceptionChecks),
  severity: nullable(Type.Enum(severities, { description: 'Null for what was flagged.' })),
  axle_number: Type.Integer(),
  side: nullable(Type.Enum(sides)),
  slot: nullable(Type.Enum(slots)),
  measured: nullable(
    Type.Number({
      description:
        'A pressure or a tread; of a pair or an axle the difference. Null for what was flagged.',
    }),
  ),
  limit: nullable(Type.Number({ description: 'What it was held against.' })),
  ...limitFrom,
  standing: nullable(
    Type.Enum(standings, {
      description:
        "Against the unit's inspection before, at the same place and on the same mounts. Null for what was flagged.",
    }),
  ),
  found_first: nullable(
    isoDate(
      'Of the inspections without a gap in which it was found, the first. Null for what was flagged.',
    ),
  ),
  days_open: nullable(Type.Integer({ description: 'From then to the day of the survey.' })),
  wear_conditions: Type.Array(Type.Enum(wearConditionCodes), {
    description: 'What was flagged as `wear`.',
  }),
  valve: nullable(Type.Enum(valves, { description: 'What was flagged as `valve`.' })),
});

/**
 * Restricts exceptions to one survey of the selection, or to units whose numbers contain a text.
 */
const narrowed = {
  survey_id: Type.Optional(surveyId),
  unit_number: Type.Optional(Type.String({ maxLength: longestSearch })),
};

const response = paged({ ...formats, rows: Type.Array(surveyException) });

/** Calls on the records behind the counts of the survey reports. */
export const exceptionCalls = defineCalls({
  'POST survey/get_exceptions': {
    summary:
      'The exceptions behind the counts of the tire inspection report, each once: of all surveys of a ' +
      'selection, or of one.',
    right,
    body: listBody(surveyExceptionsList, { ...ofLocations, ...narrowed }),
    response,
  },
  'POST survey/get_dealer_exceptions': {
    summary:
      'The exceptions behind the counts of the dealer survey report, each once: of all surveys of a ' +
      'selection, or of one.',
    right,
    body: listBody(dealerExceptionsList, narrowed),
    response,
  },
  'POST survey/export_exceptions': {
    summary: 'The exceptions behind the counts of the tire inspection report, as a file.',
    right,
    ...listFile(surveyExceptionsList, { ...ofLocations, ...narrowed }),
  },
  'POST survey/export_dealer_exceptions': {
    summary: 'The exceptions behind the counts of the dealer survey report, as a file.',
    right,
    ...listFile(dealerExceptionsList, narrowed),
  },
});
