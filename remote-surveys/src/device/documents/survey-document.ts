import {
  createdSurvey,
  type SurveyCreation,
  type SurveyOverview,
  type SurveyRow,
} from '@portal/contract/fleet-surveys';
import { bodyOf } from '../entry/survey-entry.ts';
import { isKey, keyAsId } from '../names/local-names.ts';
import { overviewWithWrites } from '../overlay/overview-with-writes.ts';
import {
  asMap,
  asOverview,
  axlesCall,
  axlesOf,
  type Device,
  entriesOfSurvey,
  type NewestAnswer,
  surveySet,
  unitsCall,
  unitsOf,
} from './device.ts';

const creating = 'POST fleet_survey/create_survey';

/**
 * A survey with its units, without the waiting writes of their inspections.
 *
 * @param given the network's fresh answer
 */
export async function surveyRows(
  device: Device,
  survey: string,
  given: SurveyOverview | null = null,
): Promise<SurveyOverview | null> {
  const base = given ?? (await storedSurvey(device, survey)) ?? surveyStartedHere(device, survey);
  return base && overviewWithWrites(base, entriesOfSurvey(device, survey));
}

/** A survey that the server does not have yet. */
function surveyStartedHere({ entries }: Device, survey: string): SurveyOverview | null {
  const entry = entries.find(({ call, id }) => call === creating && id === survey);
  if (!entry) return null;
  return { survey: createdSurvey(bodyOf<SurveyCreation>(entry), keyAsId(survey)), units: [] };
}

/** The survey as stored on the device. Units with a later answer of their own are taken from it. */
async function storedSurvey(device: Device, survey: string): Promise<SurveyOverview | null> {
  const kept = await device.newest(unitsCall, unitsOf(survey));
  const overview = asOverview(kept?.value);
  if (kept && overview) return withLaterAnswers(device, survey, overview, kept.at);
  // The answer to the survey's creation, or nothing.
  const { survey: row } = (kept?.value ?? {}) as { readonly survey?: SurveyRow };
  if (!isKey(survey)) return row ? { survey: row, units: [] } : null;
  const taken = await device.takenOf(surveySet(survey), axlesCall);
  const maps = taken.flatMap(({ value }) => asMap(value) ?? []).filter(isOnServer);
  const latest = row ?? maps.at(0)?.survey;
  return latest ? { survey: latest, units: maps.map(({ inspection }) => inspection) } : null;
}

/** A map without readings has no survey yet. */
const isOnServer = ({ survey }: { readonly survey: SurveyRow }) => String(survey.survey_id) !== '0';

async function withLaterAnswers(
  device: Device,
  survey: string,
  { survey: row, units }: SurveyOverview,
  at: string,
): Promise<SurveyOverview> {
  const answers = await Promise.all(
    units.map(({ unit_id }) => device.newest(axlesCall, axlesOf(survey, String(unit_id)))),
  );
  const later = answers.filter((answer): answer is NewestAnswer => (answer?.at ?? '') > at);
  const maps = later
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .flatMap(({ value }) => asMap(value) ?? [])
    .filter(isOnServer);
  return {
    survey: maps.at(-1)?.survey ?? row,
    units: units.map(
      (unit) =>
        maps.find(({ inspection }) => inspection.unit_id === unit.unit_id)?.inspection ?? unit,
    ),
  };
}
