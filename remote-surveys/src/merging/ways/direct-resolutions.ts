import type {
  SurveyRow,
  TireSaving,
  TiresReplacing,
  UnitSaving,
} from '@portal/contract/fleet-surveys';
import { clientKey } from '@portal/platform/http';
import { type Entry, outbox } from '@portal/platform/offline';
import { remote } from '../../device/entry/survey-entry.ts';
import { readPresentState } from '../settling/read-present-state.ts';
import { replaceEntry, withOptions } from '../settling/replace-entry.ts';
import { server } from '../settling/server.ts';
import { toNamedWrite } from '../settling/written-entry.ts';
import { withPresentTires } from '../things/replacement.ts';
import type { Resolution } from '../verdict/reasons.ts';
import { type Documents, writes } from '../verdict/writes.ts';
import { redirectToExistingUnit } from './redirect-to-existing-unit.ts';
import { openSecondSurvey } from './second-survey.ts';
import { withRenamedRows } from './with-renamed-rows.ts';

/** Ways out without further input; the others need some, or open another page. */
export type DirectResolution = Exclude<Resolution, 'look' | 'other_number' | 'reopen'>;

const surveyOf = ({ subject }: Entry) => (subject as { readonly survey?: string }).survey ?? '';

/**
 * Carries out a way out for an entry.
 *
 * @throws CallFailure
 */
export const directResolutions: Readonly<
  Record<DirectResolution, (entry: Entry) => Promise<void>>
> = {
  retry: ({ id }) => outbox.retry([id]),
  same_unit: redirectToExistingUnit,
  second_survey: async (entry) => void (await openSecondSurvey(surveyOf(entry))),

  new_unit: async (entry) => {
    const { unit_id, revision: _, ...body } = entry.options.body as UnitSaving;
    const next = { ...entry.options, body };
    const key = clientKey();
    const names = { unit: new Map([[String(unit_id), key]]) };
    for (const later of await outbox.entries(remote)) {
      const options = withRenamedRows(later, names);
      const isOfUnit = JSON.stringify(options) !== JSON.stringify(later.options);
      if (later.number > entry.number && isOfUnit)
        await outbox.replace(later.id, withOptions(later, options));
    }
    await outbox.replace(entry.id, {
      id: key,
      options: { ...next, body: { ...body, client_key: key } },
    });
  },

  of_present: async (entry) => {
    const map = (await readPresentState('axles', entry)) as Documents['axles'];
    const { call, body } = toNamedWrite(entry);
    if (call.endsWith('replace_tires')) {
      const next = withPresentTires(body as TiresReplacing, map);
      return replaceEntry(entry, { body: next, read: entry.read });
    }
    const read = writes[call]?.rowIn(map, body);
    const { tire_id, reading } = (read ?? {}) as Pick<TireSaving, 'tire_id'> & {
      readonly reading?: { readonly revision: number } | null;
    };
    const next = { ...body, tire_id: tire_id ?? null, revision: reading?.revision ?? 0 };
    return replaceEntry(entry, { body: next, read });
  },

  finish_anyway: async (entry) => {
    const survey = (await readPresentState('survey', entry)) as SurveyRow;
    const body = { ...toNamedWrite(entry).body, revision: survey.revision };
    return replaceEntry(entry, { body, read: survey });
  },

  over: async (entry) => {
    const { revision } = entry.failure?.details ?? {};
    const { body, read } = toNamedWrite(entry);
    return replaceEntry(entry, { body: { ...body, revision }, read });
  },
};

/**
 * Reopens the survey of an entry, and resends all writes that were refused because it was finished.
 *
 * @throws CallFailure
 */
export async function reopenSurvey(entry: Entry, reopen_reason: string): Promise<void> {
  const { survey_id, revision, state } = (await readPresentState('survey', entry)) as SurveyRow;
  if (state === 'finished')
    await server('POST fleet_survey/update_survey_details', {
      body: { survey_id, revision, reopen_reason, client_key: clientKey() },
    });
  const entries = await outbox.entries(remote);
  const refused = entries.filter(
    (each) => surveyOf(each) === surveyOf(entry) && each.failure?.code === 'survey_finished',
  );
  await outbox.retry(refused.map(({ id }) => id));
}
