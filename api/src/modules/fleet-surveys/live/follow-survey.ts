import { randomUUID } from 'node:crypto';
import { surveyLimits } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { StreamWriter } from '../../../app/stream-answer.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changesSince, describeChange, type ToldChange } from './changes-since.ts';
import { beHere, describePresence, leave, type Place } from './presence.ts';
import { type Follower, watchOf } from './survey-watch.ts';

interface Following {
  readonly unscoped: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
  /** Names that person's session. */
  readonly session: string;
  readonly survey: number;
  /** Number of the change after which it begins. */
  readonly since: number;
  /** Where the person is; null for who is not told of. */
  readonly place: Place | null;
}

/** Sends what changes in a survey, and who is there, until nobody reads any more. */
export async function followSurvey(
  { unscoped, user, session, survey, since, place }: Following,
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
  // It may fail while older changes are still being sent.
  ended.catch(() => {});
  const send = (changes: readonly ToldChange[]) => {
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
    if (place && stream) await beHere(unscoped, place, stream);
    follower.at = await sendPast(unscoped, { survey, since }, { writer, send });
    await ended;
  } finally {
    watch.remove(follower);
    if (stream) await leave(unscoped, stream);
  }
}

/** Sends what has changed already, as fast as it is read. @returns the number of the last change */
async function sendPast(
  unscoped: Kysely<Schema>,
  { survey, since }: Pick<Following, 'survey' | 'since'>,
  {
    writer,
    send,
  }: { readonly writer: StreamWriter; readonly send: (changes: readonly ToldChange[]) => void },
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
