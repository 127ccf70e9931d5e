import { randomUUID } from 'node:crypto';
import { surveyLimits } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { StreamWriter } from '../../../app/stream-answer.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changesSince, describeChange, type ReportedChange } from './changes-since.ts';
import { deletePresence, describePresence, recordPresence, type SurveyTab } from './presence.ts';
import { type Follower, watchOf } from './survey-watch.ts';

interface FollowSurveyOptions {
  readonly unscoped: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
  /** Identifies the user's session. */
  readonly session: string;
  readonly survey: number;
  /** Number of the change after which to start. */
  readonly since: number;
  /** The user's place; null for a follower who is not listed as present. */
  readonly place: SurveyTab | null;
}

/** Streams the changes of a survey and the people present, until the client disconnects. */
export async function followSurvey(
  { unscoped, user, session, survey, since, place }: FollowSurveyOptions,
  writer: StreamWriter,
): Promise<void> {
  const watch = watchOf(unscoped);
  const stream = place && randomUUID();
  if (writer.signal.aborted) return;
  let fail: Follower['fail'] = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    writer.signal.addEventListener('abort', () => resolve(), { once: true });
    fail = reject;
  });
  // Handled later: it may reject while older changes are still being sent.
  ended.catch(() => {});
  const send = (changes: readonly ReportedChange[]) => {
    for (const change of changes) {
      const data = describeChange(change, user);
      writer.send({ event: 'change', id: data.number, data });
    }
  };
  let told = '';
  const follower: Follower = {
    survey,
    session,
    stream,
    at: null,
    changes: send,
    people(people) {
      const data = describePresence(people, user);
      const text = JSON.stringify(data);
      if (text !== told) writer.send({ event: 'presence', data });
      told = text;
    },
    fail,
  };
  watch.add(follower);
  try {
    writer.send({ event: 'start', id: since, data: { last: since } });
    if (place && stream) await recordPresence(unscoped, place, stream);
    follower.at = await sendPast(unscoped, { survey, since }, { writer, send });
    await ended;
  } finally {
    watch.remove(follower);
    if (stream) await deletePresence(unscoped, stream);
  }
}

/**
 * Sends past changes as fast as the client reads them.
 *
 * @returns the number of the last change
 */
async function sendPast(
  unscoped: Kysely<Schema>,
  { survey, since }: Pick<FollowSurveyOptions, 'survey' | 'since'>,
  {
    writer,
    send,
  }: { readonly writer: StreamWriter; readonly send: (changes: readonly ReportedChange[]) => void },
): Promise<number> {
  const most = surveyLimits.changesAtOnce;
  let at = since;
  while (!writer.signal.aborted) {
    const some = await changesSince(unscoped, [{ survey, at }], most);
    send(some);
    at = some.at(-1)?.number ?? at;
    if (some.length < most) break;
    await writer.drained();
  }
  return at;
}
