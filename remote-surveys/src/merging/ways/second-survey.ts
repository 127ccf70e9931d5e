import type { SurveyOverview, SurveyRow } from '@portal/contract/fleet-surveys';
import { CallFailure, clientKey } from '@portal/platform/http';
import { documentKey, type Entry, outbox, readDocument } from '@portal/platform/offline';
import { remote } from '../../device/entry/survey-entry.ts';
import { withOptions } from '../settling/replace-entry.ts';
import { server } from '../settling/server.ts';
import { type NewRowNames, withRenamedRows } from './with-renamed-rows.ts';

const overviewCall = 'GET fleet_survey/{surveyId}/units';

/** Subject of an entry, as given by the code that wrote it. */
interface Subject {
  readonly survey?: string;
  readonly unit?: string;
}
const subjectOf = ({ subject }: Entry) => (subject ?? {}) as Subject;

/**
 * Starts a copy of a survey that no longer accepts writes, with the units that have waiting writes,
 * and redirects all its waiting writes to the copy.
 *
 * @param survey id or key of the old survey
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
      // Users cannot create checkpoint surveys.
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

/** The old survey from the server, or else as stored on this device. */
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

/** Adds the units of entries to a survey, except those that the entries add themselves. */
async function addUnits(entries: readonly Entry[], { survey_id }: SurveyRow): Promise<NewRowNames> {
  const adding = entries.filter(({ call }) => call.endsWith('add_existing_unit_to_survey'));
  const own = new Set([
    ...entries.map(({ id }) => id),
    ...adding.flatMap((entry) => subjectOf(entry).unit ?? []),
  ]);
  const inspection = new Map<string, number>();
  const units = new Set(entries.flatMap((entry) => subjectOf(entry).unit ?? []));
  // One at a time: the answer names units by id, but an entry may name one by key.
  for (const unit of units) {
    if (own.has(unit)) continue;
    const named = /^\d+$/.test(unit) ? Number(unit) : unit;
    const { added } = await server('POST fleet_survey/add_existing_unit_to_survey', {
      body: { survey_id, units: [named], client_key: clientKey() },
    });
    const [{ unit_inspection_id } = throwUnitGone()] = added;
    for (const entry of entries) {
      const name = inspectionIn(entry);
      if (subjectOf(entry).unit === unit && name !== null) inspection.set(name, unit_inspection_id);
    }
  }
  return { inspection };
}

const throwUnitGone = (): never => {
  throw new CallFailure({ status: 400, code: 'unknown_value', path: 'unit_id' });
};

/** The id or key of an entry's inspection; null if it names none. */
function inspectionIn({ options }: Entry): string | null {
  const { unit_inspection_id }: { unit_inspection_id?: unknown } = Object(options.body);
  const { unitInspectionId }: { unitInspectionId?: unknown } = Object(options.params);
  const name = unit_inspection_id ?? unitInspectionId;
  return name === undefined ? null : String(name);
}

/** Revisions of untouched rows on the new survey, so that the first write is accepted. */
const firstRevision: Readonly<Record<string, number>> = {
  'POST fleet_survey/save_tire': 0,
  'POST fleet_survey/update_unit_inspection': 1,
  'POST fleet_survey/update_survey_details': 1,
  'POST fleet_survey/finish_survey': 1,
};

async function send(entry: Entry, names: NewRowNames): Promise<void> {
  const options = withRenamedRows(entry, names);
  const revision = firstRevision[entry.call];
  const body = { ...Object(options.body), ...(revision !== undefined && { revision }) };
  await outbox.replace(
    entry.id,
    withOptions(entry, options.body === undefined ? options : { ...options, body }),
  );
}
