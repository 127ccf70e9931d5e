import type { SurveyOverview, SurveyRow } from '@portal/contract/fleet-surveys';
import { CallFailure, clientKey } from '@portal/platform/http';
import { documentKey, type Entry, outbox, readDocument } from '@portal/platform/offline';
import { remote } from '../../device/entry/survey-entry.ts';
import { withOptions } from '../settling/put-in-place.ts';
import { server } from '../settling/server.ts';
import { type Names, renamed } from './renamed.ts';

const overviewCall = 'GET fleet_survey/{surveyId}/units';

/** What an entry is of, as its writer has said. */
interface Subject {
  readonly survey?: string;
  readonly unit?: string;
}
const subjectOf = ({ subject }: Entry) => (subject ?? {}) as Subject;

/**
 * Opens a second survey like one that takes nothing any more, with the units of which something waits, and
 * has all that waits of the old one sent to it.
 *
 * @param survey name of the old one
 * @returns the new survey
 * @throws CallFailure
 */
export async function openSecondSurvey(survey: string): Promise<SurveyRow> {
  const entries = (await outbox.entries(remote)).filter(
    (entry) => subjectOf(entry).survey === survey,
  );
  const { location_id, kind, surveyor, survey_date, nonsig, comments } = await oldSurvey(survey);
  const { survey: second } = await server('POST fleet_survey/create_survey', {
    body: {
      location_id,
      // A drive-over is no survey that people open.
      kind: kind === 'checkpoint' ? 'yard' : kind,
      surveyor,
      survey_date,
      nonsig,
      comments,
      client_key: clientKey(),
    },
  });
  const names = {
    ...(await addUnits(entries, second)),
    survey: new Map([[survey, second.survey_id]]),
  };
  for (const entry of entries) await send(entry, names);
  return second;
}

/** The old survey as the server has it, or else as this device does. */
async function oldSurvey(surveyId: string): Promise<SurveyRow> {
  const params = { surveyId };
  try {
    return (await server(overviewCall, { params })).survey;
  } catch (error) {
    const kept = await readDocument(documentKey(overviewCall, { params }));
    if (kept) return (kept.value as SurveyOverview).survey;
    throw error;
  }
}

/** Adds the units of entries to a survey, apart from those that entries add. */
async function addUnits(entries: readonly Entry[], { survey_id }: SurveyRow): Promise<Names> {
  const adding = entries.filter(({ call }) => call.endsWith('add_existing_unit_to_survey'));
  const own = new Set([
    ...entries.map(({ id }) => id),
    ...adding.flatMap((entry) => subjectOf(entry).unit ?? []),
  ]);
  const inspection = new Map<string, number>();
  const units = new Set(entries.flatMap((entry) => subjectOf(entry).unit ?? []));
  // One by one: the answer names units by their ids, and an entry may name one by its key.
  for (const unit of units) {
    if (own.has(unit)) continue;
    const named = /^\d+$/.test(unit) ? Number(unit) : unit;
    const { added } = await server('POST fleet_survey/add_existing_unit_to_survey', {
      body: { survey_id, units: [named], client_key: clientKey() },
    });
    const [{ unit_inspection_id } = gone()] = added;
    for (const entry of entries) {
      const name = inspectionIn(entry);
      if (subjectOf(entry).unit === unit && name !== null) inspection.set(name, unit_inspection_id);
    }
  }
  return { inspection };
}

const gone = (): never => {
  throw new CallFailure({ status: 400, code: 'unknown_value', path: 'unit_id' });
};

/** How an entry names its inspection, where it does. */
function inspectionIn({ options }: Entry): string | null {
  const { unit_inspection_id }: { unit_inspection_id?: unknown } = Object(options.body);
  const { unitInspectionId }: { unitInspectionId?: unknown } = Object(options.params);
  const name = unit_inspection_id ?? unitInspectionId;
  return name === undefined ? null : String(name);
}

/** Nobody has read or said anything on the new survey: what is sent first goes in as it is. */
const firstRevision: Readonly<Record<string, number>> = {
  'POST fleet_survey/save_tire': 0,
  'POST fleet_survey/update_unit_inspection': 1,
  'POST fleet_survey/update_survey_details': 1,
  'POST fleet_survey/finish_survey': 1,
};

async function send(entry: Entry, names: Names): Promise<void> {
  const options = renamed(entry, names);
  const revision = firstRevision[entry.call];
  const body = { ...Object(options.body), ...(revision !== undefined && { revision }) };
  await outbox.replace(
    entry.id,
    withOptions(entry, options.body === undefined ? options : { ...options, body }),
  );
}
