import { type DocumentName, documentKey, refreshDocument } from '@portal/platform/offline';
import { noteServedAt } from '../age/served-at.ts';
import type { CallName, Device } from '../documents/device.ts';
import { withKeys, withServerNames } from '../names/known-ids.ts';
import {
  askServer,
  type CallInput,
  currentTimeout,
  isOnline,
  isServerUnreachable,
  noteLateness,
} from '../network/network.ts';
import { notePlaces } from '../seen/known-places.ts';
import { noteRows } from '../seen/known-rows.ts';
import { noteAnswer } from '../seen/newest-answers.ts';
import { withAgeTracking } from './age-tracking.ts';
import { currentDevice } from './current-device.ts';
import { acceptedWriteCount, publishLateAnswer, takeLateAnswer } from './late-answers.ts';
import { learnIdsFromRead } from './learn-ids.ts';
import type { Reader } from './readers.ts';

/**
 * Answers a call from the server or, if it is late, from this device, in both cases with the
 * waiting writes applied.
 *
 * @throws CallFailure if neither can answer
 */
export async function readCall(call: CallName, reader: Reader, asked: CallInput): Promise<unknown> {
  const device = await currentDevice();
  if (!device) return askServer(call, withServerNames(call, asked));
  const { params, query, body } = asked;
  const name: DocumentName = { params, query, body };
  const key = documentKey(call, name);
  const fromServer = (answer: unknown) => withWaitingWrites(call, reader, name, { device, answer });
  const late = takeLateAnswer(key);
  if (late !== undefined) return fromServer(late);
  if (!isOnline()) {
    const own = await answerFromDevice(device, reader, name, key);
    if (own !== null) return own;
  }
  const since = acceptedWriteCount();
  const asking = askServer(call, withServerNames(call, asked)).then((answer) => {
    storeServerAnswer(call, name, answer);
    return answer;
  });
  const first = await inTime(asking);
  if (first.kind === 'answered') {
    noteLateness(false);
    return fromServer(first.answer);
  }
  if (first.kind === 'failed' && !isServerUnreachable(first.error)) throw first.error;
  noteLateness(true);
  const own = await answerFromDevice((await currentDevice()) ?? device, reader, name, key);
  if (own === null) return fromServer(await asking);
  // A late answer is shown as soon as it arrives.
  void asking.then((answer) => publishLateAnswer(key, answer, since)).catch(() => {});
  return own;
}

type First =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'late' };

async function inTime(asking: Promise<unknown>): Promise<First> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<First>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), currentTimeout());
  });
  const answered = asking.then(
    (answer): First => ({ kind: 'answered', answer }),
    (error: unknown): First => ({ kind: 'failed', error }),
  );
  const first = await Promise.race([answered, late]);
  clearTimeout(timer);
  return first;
}

/** Stores an answer in place of the earlier one, and learns ids from it. */
function storeServerAnswer(call: CallName, name: DocumentName, answer: unknown): void {
  learnIdsFromRead(call, name, answer);
  noteAnswer(documentKey(call, name), answer);
  for (const each of new Set([name, withServerNames(call, name)]))
    void refreshDocument(documentKey(call, each), answer);
}

interface ServerAnswer {
  /** State when the call was sent. */
  readonly device: Device;
  readonly answer: unknown;
}

async function withWaitingWrites(
  call: CallName,
  reader: Reader,
  name: DocumentName,
  { device: before, answer }: ServerAnswer,
): Promise<unknown> {
  const device = (await currentDevice()) ?? before;
  const entries = [...writesSettledMeanwhile(before, device), ...device.entries];
  const own = await reader({ ...device, entries }, name, withKeys(answer));
  rememberAnswer(own);
  noteServedAt(documentKey(call, name), null);
  return own;
}

/** Calls that can be applied to a map repeatedly with the same result. */
const repeatable: readonly string[] = [
  'POST fleet_survey/save_tire',
  'POST fleet_survey/update_unit_inspection',
];

/** Writes that were answered while the call was under way: its answer may predate them. */
const writesSettledMeanwhile = (before: Device, now: Device): Device['entries'] =>
  before.entries.filter(
    ({ id, call, state }) =>
      state !== 'attention' &&
      repeatable.includes(call) &&
      !now.entries.some((entry) => entry.id === id),
  );

async function answerFromDevice(device: Device, reader: Reader, name: DocumentName, key: string) {
  const { device: noting, oldest } = withAgeTracking(device);
  const own = await reader(noting, name, null);
  if (own === null) return null;
  rememberAnswer(own);
  noteServedAt(key, oldest());
  return own;
}

export function rememberAnswer(answer: unknown): void {
  notePlaces(answer);
  noteRows(answer);
}
