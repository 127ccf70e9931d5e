import { type DocumentName, documentKey, refreshDocument } from '@portal/platform/offline';
import { noteServed } from '../age/served.ts';
import type { CallName, Device } from '../documents/device.ts';
import { withKeys, withServerNames } from '../names/known-ids.ts';
import {
  type Asked,
  askServer,
  foundNoServer,
  isOnline,
  noteLate,
  patienceNow,
} from '../network/network.ts';
import { notePlaces } from '../seen/known-places.ts';
import { noteRows } from '../seen/known-rows.ts';
import { noteAnswer } from '../seen/newest-answers.ts';
import { deviceNow } from './device-now.ts';
import { takeLate, tellLate, writesTaken } from './late-answers.ts';
import { learnFromRead } from './learn.ts';
import type { Reader } from './readers.ts';
import { tracked } from './tracked.ts';

/**
 * Answers a call by the server, if it answers in time, or else by what this device keeps, in both cases with
 * what waits here.
 *
 * @throws CallFailure where neither can
 */
export async function readCall(call: CallName, reader: Reader, asked: Asked): Promise<unknown> {
  const device = await deviceNow();
  if (!device) return askServer(call, withServerNames(call, asked));
  const { params, query, body } = asked;
  const name: DocumentName = { params, query, body };
  const key = documentKey(call, name);
  const fromServer = (answer: unknown) => shown(call, reader, name, { device, answer });
  const late = takeLate(key);
  if (late !== undefined) return fromServer(late);
  if (!isOnline()) {
    const own = await fromDevice(device, reader, name, key);
    if (own !== null) return own;
  }
  const since = writesTaken();
  const asking = askServer(call, withServerNames(call, asked)).then((answer) => {
    noteHeard(call, name, answer);
    return answer;
  });
  const first = await inTime(asking);
  if (first.kind === 'answered') {
    noteLate(false);
    return fromServer(first.answer);
  }
  if (first.kind === 'failed' && !foundNoServer(first.error)) throw first.error;
  noteLate(true);
  const own = await fromDevice((await deviceNow()) ?? device, reader, name, key);
  if (own === null) return fromServer(await asking);
  // What comes later is shown as soon as it is there.
  void asking.then((answer) => tellLate(key, answer, since)).catch(() => {});
  return own;
}

type First =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'late' };

async function inTime(asking: Promise<unknown>): Promise<First> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<First>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), patienceNow());
  });
  const answered = asking.then(
    (answer): First => ({ kind: 'answered', answer }),
    (error: unknown): First => ({ kind: 'failed', error }),
  );
  const first = await Promise.race([answered, late]);
  clearTimeout(timer);
  return first;
}

/** Keeps an answer in the place of an earlier one, and learns what it says of names. */
function noteHeard(call: CallName, name: DocumentName, answer: unknown): void {
  learnFromRead(call, name, answer);
  noteAnswer(documentKey(call, name), answer);
  for (const each of new Set([name, withServerNames(call, name)]))
    void refreshDocument(documentKey(call, each), answer);
}

interface Heard {
  /** As it was when the server was asked. */
  readonly device: Device;
  readonly answer: unknown;
}

async function shown(
  call: CallName,
  reader: Reader,
  name: DocumentName,
  { device: before, answer }: Heard,
): Promise<unknown> {
  const device = (await deviceNow()) ?? before;
  const entries = [...settledMeanwhile(before, device), ...device.entries];
  const own = await reader({ ...device, entries }, name, withKeys(answer));
  noteShown(own);
  noteServed(documentKey(call, name), null);
  return own;
}

/** Calls that make the same of a map, however often they are applied. */
const repeatable: readonly string[] = [
  'POST fleet_survey/save_tire',
  'POST fleet_survey/update_unit_inspection',
];

/** Writes that were answered while the server was asked: its answer may be from before. */
const settledMeanwhile = (before: Device, now: Device): Device['entries'] =>
  before.entries.filter(
    ({ id, call, state }) =>
      state !== 'attention' &&
      repeatable.includes(call) &&
      !now.entries.some((entry) => entry.id === id),
  );

async function fromDevice(device: Device, reader: Reader, name: DocumentName, key: string) {
  const { device: noting, oldest } = tracked(device);
  const own = await reader(noting, name, null);
  if (own === null) return null;
  noteShown(own);
  noteServed(key, oldest());
  return own;
}

export function noteShown(answer: unknown): void {
  notePlaces(answer);
  noteRows(answer);
}
