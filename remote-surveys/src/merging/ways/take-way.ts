import type {
  SurveyRow,
  TireSaving,
  TiresReplacing,
  UnitSaving,
} from '@portal/contract/fleet-surveys';
import { clientKey } from '@portal/platform/http';
import { type Entry, outbox } from '@portal/platform/offline';
import { remote } from '../../device/entry/survey-entry.ts';
import { readPresent } from '../settling/present.ts';
import { putInPlace, withOptions } from '../settling/put-in-place.ts';
import { server } from '../settling/server.ts';
import { writtenIn } from '../settling/written-entry.ts';
import { replacingPresent } from '../things/replacement.ts';
import type { Way } from '../verdict/reasons.ts';
import { type Documents, writes } from '../verdict/writes.ts';
import { renamed } from './renamed.ts';
import { takeSameUnit } from './same-unit.ts';
import { openSecondSurvey } from './second-survey.ts';

/** Ways out that are taken at once; the others ask for something, or lead to another page. */
export type DirectWay = Exclude<Way, 'look' | 'other_number' | 'reopen'>;

const surveyOf = ({ subject }: Entry) => (subject as { readonly survey?: string }).survey ?? '';

/**
 * What each way out does about an entry.
 *
 * @throws CallFailure
 */
export const directWays: Readonly<Record<DirectWay, (entry: Entry) => Promise<void>>> = {
  retry: ({ id }) => outbox.retry([id]),
  same_unit: takeSameUnit,
  second_survey: async (entry) => void (await openSecondSurvey(surveyOf(entry))),

  new_unit: async (entry) => {
    const { unit_id, revision: _, ...body } = entry.options.body as UnitSaving;
    const next = { ...entry.options, body };
    const key = clientKey();
    const names = { unit: new Map([[String(unit_id), key]]) };
    for (const later of await outbox.entries(remote)) {
      const options = renamed(later, names);
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
    const map = (await readPresent('axles', entry)) as Documents['axles'];
    const { call, body } = writtenIn(entry);
    if (call.endsWith('replace_tires')) {
      const next = replacingPresent(body as TiresReplacing, map);
      return putInPlace(entry, { body: next, read: entry.read });
    }
    const read = writes[call]?.rowIn(map, body);
    const { tire_id, reading } = (read ?? {}) as Pick<TireSaving, 'tire_id'> & {
      readonly reading?: { readonly revision: number } | null;
    };
    const next = { ...body, tire_id: tire_id ?? null, revision: reading?.revision ?? 0 };
    return putInPlace(entry, { body: next, read });
  },

  finish_anyway: async (entry) => {
    const survey = (await readPresent('survey', entry)) as SurveyRow;
    const body = { ...writtenIn(entry).body, revision: survey.revision };
    return putInPlace(entry, { body, read: survey });
  },

  over: async (entry) => {
    const { revision } = entry.failure?.details ?? {};
    const { body, read } = writtenIn(entry);
    return putInPlace(entry, { body: { ...body, revision }, read });
  },
};

/**
 * Opens the survey of an entry again, and has all sent that was refused because it was finished.
 *
 * @throws CallFailure
 */
export async function reopenSurvey(entry: Entry, reopen_reason: string): Promise<void> {
  const { survey_id, revision, state } = (await readPresent('survey', entry)) as SurveyRow;
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
