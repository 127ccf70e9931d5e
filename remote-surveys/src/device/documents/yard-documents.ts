import {
  type SurveyCreation,
  type SurveyLocation,
  type SurveyRow,
  type SurveysRequest,
  surveysList,
} from '@portal/contract/fleet-surveys';
import { bodyOf } from '../entry/survey-entry.ts';
import { matchesKeyword, pageOfRows, sortRows } from '../overlay/page-of-rows.ts';
import { createsUnit } from '../overlay/unit-with-writes.ts';
import { asLocation, type Device, locationCall, yardOf } from './device.ts';
import { overviewDocument } from './overview-document.ts';
import { unitDocument } from './unit-document.ts';

const creating = 'POST fleet_survey/create_survey';

/**
 * A location with the waiting writes of its surveys and units applied.
 *
 * @param given the network's fresh answer
 */
export async function locationDocument(
  device: Device,
  id: number,
  given: SurveyLocation | null = null,
): Promise<{ location: SurveyLocation } | null> {
  const base = given ?? asLocation((await device.newest(locationCall, yardOf(id)))?.value);
  if (!base) return null;
  const isFromDevice = given === null;
  const open = await surveysNow(device, base.open_surveys, { isFromDevice });
  const begun = await surveysStartedAt(device, id, open);
  const open_surveys = [...begun, ...open]
    .filter(({ state }) => state === 'open')
    .sort((one, other) => (one.survey_date < other.survey_date ? 1 : -1));
  return { location: { ...(await withNewUnits(device, base)), open_surveys } };
}

/** Counts in the units created for the location on this device. */
async function withNewUnits(device: Device, location: SurveyLocation): Promise<SurveyLocation> {
  const made = await Promise.all(
    device.entries
      .filter(
        (entry) => createsUnit(entry) && entry.subject.location === String(location.location_id),
      )
      .map(({ id }) => unitDocument(device, id)),
  );
  const types = made.flatMap((details) => details?.unit.type ?? []);
  if (types.length === 0) return location;
  const counted = [...new Set([...location.units_by_type.map(({ type }) => type), ...types])].map(
    (type) => {
      const known = location.units_by_type.find((each) => each.type === type);
      const more = types.filter((each) => each === type).length;
      return {
        type,
        units: (known?.units ?? 0) + more,
        surveyed_units: known?.surveyed_units ?? 0,
      };
    },
  );
  return { ...location, units: location.units + types.length, units_by_type: counted };
}

/**
 * Surveys in their current state: with waiting writes applied, or with later answers known to this
 * device.
 */
export const surveysNow = (
  device: Device,
  surveys: readonly SurveyRow[],
  { isFromDevice }: { readonly isFromDevice: boolean },
): Promise<SurveyRow[]> =>
  Promise.all(
    surveys.map(async (survey) => {
      const id = String(survey.survey_id);
      const waits = device.entries.some(({ subject }) => subject.survey === id);
      if (!waits && !isFromDevice) return survey;
      return (await overviewDocument(device, id))?.survey ?? survey;
    }),
  );

/** The surveys of a location started on this device, without those already listed. */
async function surveysStartedAt(
  device: Device,
  locationId: number,
  known: readonly SurveyRow[],
): Promise<SurveyRow[]> {
  const begun = await Promise.all(
    device.entries
      .filter(
        (entry) =>
          entry.call === creating && bodyOf<SurveyCreation>(entry).location_id === locationId,
      )
      .map(({ id }) => overviewDocument(device, id)),
  );
  return begun
    .flatMap((overview) => overview?.survey ?? [])
    .filter(({ survey_id }) => !known.some((survey) => survey.survey_id === survey_id));
}

interface SurveysPage {
  readonly page_number: number;
  readonly page_size: number;
  readonly total_items: number;
  readonly surveys: SurveyRow[];
}

const surveysCall = 'POST fleet_survey/get_surveys';

/**
 * A page of a location's surveys: the network's answer with waiting writes applied, or the cached
 * surveys.
 */
export async function surveysDocument(
  device: Device,
  request: SurveysRequest & { readonly location_id: number },
  given: SurveysPage | null = null,
): Promise<SurveysPage | null> {
  const { location_id } = request;
  if (given) {
    const surveys = await surveysNow(device, given.surveys, { isFromDevice: false });
    const begun = (await surveysStartedAt(device, location_id, surveys)).filter((survey) =>
      matchesRequest(survey, request),
    );
    const rows = request.page_number === 1 ? [...begun, ...surveys] : surveys;
    return { ...given, surveys: rows, total_items: given.total_items + begun.length };
  }
  const known = await cachedSurveys(device, location_id);
  if (!known) return null;
  const surveys = await surveysNow(device, known, { isFromDevice: true });
  const all = [...(await surveysStartedAt(device, location_id, surveys)), ...surveys];
  const found = all.filter((survey) => matchesRequest(survey, request));
  const { rows, counts } = pageOfRows(sortRows(found, surveysList, request), request);
  return { ...counts, surveys: rows };
}

/** The cached latest surveys of a location, and all open ones. */
async function cachedSurveys(device: Device, locationId: number): Promise<SurveyRow[] | null> {
  const taken = await device.takenOf(`yard ${locationId}`, surveysCall);
  const pages = taken.map(({ value }) => value as SurveysPage);
  const location = asLocation((await device.newest(locationCall, yardOf(locationId)))?.value);
  if (pages.length === 0 && !location) return null;
  const rows = [...pages.flatMap(({ surveys }) => surveys), ...(location?.open_surveys ?? [])];
  return [...new Map(rows.map((row) => [row.survey_id, row])).values()];
}

function matchesRequest(survey: SurveyRow, request: SurveysRequest): boolean {
  const { keyword = '', state, kind, surveyor, date_from, date_to } = request;
  return (
    (!state || survey.state === state) &&
    (!kind || survey.kind === kind) &&
    (!surveyor || survey.surveyor === surveyor) &&
    (!date_from || survey.survey_date >= date_from) &&
    (!date_to || survey.survey_date <= date_to) &&
    matchesKeyword(keyword.trim(), [survey.surveyor, survey.comments, survey.nonsig])
  );
}
