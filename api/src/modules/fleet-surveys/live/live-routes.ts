import { type liveCalls, surveyLimits } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { Refusal, refusalMessages } from '../../../app/refusal.ts';
import { StreamAnswer } from '../../../app/stream-answer.ts';
import { findSurvey } from '../find-survey.ts';
import { findSurveyInspection } from '../inspections/find-inspection.ts';
import { changesSince, describeChange, findStartNumber } from './changes-since.ts';
import { followSurvey } from './follow-survey.ts';
import { describePresence, readPresence, recordPresence } from './presence.ts';
import { watchOf } from './survey-watch.ts';

/** Seconds after which a session with too many streams may try again. */
const retryAfter = 30;

export const liveRoutes = implement<typeof liveCalls>({
  'GET fleet_survey/{surveyId}/changes': async (input) => {
    const { unscoped, user, query } = input;
    const session = input.session.tokenHash;
    const { id: survey } = await findSurvey(input, input.params.surveyId, 'surveyId');
    const { device } = query;
    const unit = query.unit === undefined ? null : await unitIn(input, survey, query.unit);
    const place = device === undefined ? null : { survey, user: user.id, device, unit };
    const since = await findStartNumber(unscoped, survey, query.since);
    if (input.isStreamed) {
      if (watchOf(unscoped).countOf(session) >= surveyLimits.streams)
        throw new Refusal('too_many_requests', '', refusalMessages.too_many_requests, {
          retryAfter,
        });
      const following = { unscoped, user, session, survey, since, place };
      return new StreamAnswer({
        run: (writer) => followSurvey(following, writer),
        check: () => findSurvey(input, survey, 'surveyId'),
      });
    }
    if (place) await recordPresence(unscoped, place, null);
    const most = surveyLimits.changesAtOnce;
    const changes = await changesSince(unscoped, [{ survey, at: since }], most + 1);
    const told = changes.slice(0, most).map((change) => describeChange(change, user));
    return {
      changes: told,
      presence: describePresence(await readPresence(unscoped, [survey]), user),
      last: told.at(-1)?.number ?? since,
      has_more: changes.length > most,
    };
  },
});

/**
 * Returns the id of a unit in a survey.
 *
 * @throws Refusal `unknown_value`
 */
async function unitIn(
  asking: Parameters<typeof findSurveyInspection>[0],
  survey: number,
  unit: string,
): Promise<number> {
  const named = { survey, unit, paths: ['surveyId', 'unit'] } as const;
  return (await findSurveyInspection(asking, named)).inspection.unit_id;
}
