import {
  type AxleMap,
  accountTypes,
  type FindingRow,
  type SurveyOverview,
  type SurveyRow,
  type SurveySummary,
  type SurveyUnit,
  type UnitDetails,
  type UnitImage,
  type UnitsRequest,
} from '@portal/contract/fleet-surveys';
import type { DocumentName } from '@portal/platform/offline';
import { asLocation, type CallName, type Device, entriesOfSurvey } from '../documents/device.ts';
import { mapDocument } from '../documents/map-document.ts';
import {
  findingsWithOutcomes,
  imagesWithoutDeleted,
  type LocationsRequest,
  lastSurveysDocument,
  tireSelectsDocument,
  unitCopyDocument,
  unitOptionsDocument,
  yardsDocument,
} from '../documents/other-documents.ts';
import {
  missingBeforeFinish,
  overviewDocument,
  summaryDocument,
  surveyUnitDocument,
} from '../documents/overview-document.ts';
import { unitDocument } from '../documents/unit-document.ts';
import { unitByNumber, unitNumbersDocument, unitsDocument } from '../documents/unit-lists.ts';
import { locationDocument, surveysDocument } from '../documents/yard-documents.ts';

/**
 * Answers a call on this device.
 *
 * @param given the server's fresh answer; null if the device answers in its place
 * @returns null if the device cannot answer
 */
export type Reader = (device: Device, asked: DocumentName, given: unknown) => Promise<unknown>;

const preferred = accountTypes.preferred_fleet;

const param = ({ params }: DocumentName, name: string): string =>
  String(Reflect.get(params as object, name));
const body = <Body>({ body: said }: DocumentName): Body => (said ?? {}) as Body;

/** The server's answer, or else the stored one. */
const givenOrStored =
  (call: CallName): Reader =>
  async (device, asked, given) =>
    given ?? (await device.newest(call, asked))?.value ?? null;

/** Calls whose answers no waiting write changes. */
const plain = [
  'GET fleet_survey/get_nonsigs/{id}',
  'GET fleet_survey/get_unit_selects',
  'GET fleet_survey/get_unit_configurations/{id}',
  'GET fleet_survey/get_wear_conditions',
  'GET fleet_survey/get_removal_reasons',
  'POST fleet_survey/get_owners',
  'POST fleet_survey/get_selects',
] as const satisfies readonly CallName[];

/** The calls that this device can answer. */
export const readers: Readonly<Partial<Record<CallName, Reader>>> = {
  ...Object.fromEntries(plain.map((call) => [call, givenOrStored(call)])),

  'GET fleet_survey/{surveyId}/axles/{unitId}': (device, asked, given) =>
    mapDocument(device, param(asked, 'surveyId'), param(asked, 'unitId'), given as AxleMap | null),
  'GET fleet_survey/{surveyId}/units': (device, asked, given) =>
    overviewDocument(device, param(asked, 'surveyId'), given as SurveyOverview | null),
  'GET fleet_survey/{surveyId}/units/{unitId}': (device, asked, given) =>
    surveyUnitDocument(
      device,
      param(asked, 'surveyId'),
      param(asked, 'unitId'),
      given as SurveyUnit | null,
    ),
  'POST fleet_survey/summary': (device, asked, given) => {
    const { survey_id } = body<{ survey_id: number }>(asked);
    return summaryDocument(device, String(survey_id), given as SurveySummary | null);
  },
  'POST fleet_survey/finish_survey': async (device, asked, given) => {
    const survey = String(body<{ survey_id: number }>(asked).survey_id);
    // The server does not know about waiting writes.
    const waits = entriesOfSurvey(device, survey).length > 0;
    return given && !waits ? given : missingBeforeFinish(device, survey);
  },

  'GET fleet_survey/get_location/{id}': (device, asked, given) =>
    locationDocument(device, Number(param(asked, 'id')), asLocation(given)),
  'POST fleet_survey/get_surveys': (device, asked, given) =>
    surveysDocument(device, body(asked), given as Parameters<typeof surveysDocument>[2]),
  'POST fleet_survey/get_last_five_surveys': async (device, asked, given) => {
    const kept = await device.newest('POST fleet_survey/get_last_five_surveys', asked);
    type Surveys = { surveys: SurveyRow[] } | null;
    return lastSurveysDocument(device, given as Surveys, (kept?.value ?? null) as Surveys);
  },
  'POST fleet_survey/select_locations': async (device, asked, given) =>
    given ?? yardsDocument(device, body(asked)),
  'POST fleet_survey/select_preff_locations': async (device, asked, given) =>
    given ?? yardsDocument(device, { ...body<LocationsRequest>(asked), account_type: preferred }),

  'GET fleet_survey/get_unit/{id}': (device, asked, given) =>
    unitDocument(device, param(asked, 'id'), given as UnitDetails | null),
  'POST fleet_survey/get_units': (device, asked, given) =>
    unitsDocument(device, body<UnitsRequest>(asked), given as Parameters<typeof unitsDocument>[2]),
  'POST fleet_survey/get_unit_numbers': async (device, asked, given) =>
    given ?? unitNumbersDocument(device, body(asked)),
  'POST fleet_survey/get_unit_by_number': async (device, asked, given) =>
    given ?? unitByNumber(device, body(asked)),
  'POST fleet_survey/get_create_unit_options': async (device, asked, given) =>
    given ?? unitOptionsDocument(device, body(asked)),
  'POST fleet_survey/create_unit_copy': async (device, asked, given) =>
    given ?? unitCopyDocument(device, String(body<{ unit_id: number }>(asked).unit_id)),
  'POST fleet_survey/get_edit_tire_selects': async (device, asked, given) =>
    given ?? tireSelectsDocument(device, body(asked)),

  'GET fleet_survey/get_unit_inspection_images/{id}': async (device, asked, given) => {
    const call = 'GET fleet_survey/get_unit_inspection_images/{id}';
    const base = given ?? (await device.newest(call, asked))?.value;
    return base
      ? { images: imagesWithoutDeleted(device, (base as { images: UnitImage[] }).images) }
      : null;
  },
  'POST fleet_survey/get_findings': async (device, _, given) =>
    given && {
      ...given,
      findings: findingsWithOutcomes(device, (given as { findings: FindingRow[] }).findings),
    },
};
