import { CallFailure, isCallFailure } from '@portal/platform/http';
import { type NewEntry, outbox, type Settled } from '@portal/platform/offline';
import type { Subject, SurveyEntry } from '../entry/survey-entry.ts';
import { withKeys } from '../names/known-ids.ts';
import { type Asked, askServer, isServerNear, noteLate } from '../network/network.ts';
import type { ReadAdded } from '../overlay/overview-with.ts';
import { answers } from '../plans/answers.ts';
import { entriesOf } from '../plans/made-entries.ts';
import { plans } from '../plans/plans.ts';
import type { WritableCall } from '../plans/writes.ts';
import { noteAnswer } from '../seen/newest-answers.ts';
import { keepSurvey } from '../taking/keep-survey.ts';
import { noteWrittenIn } from '../taking/renew.ts';
import { deviceNow } from './device-now.ts';
import { noteTaken } from './late-answers.ts';
import { learnFromWrite } from './learn.ts';
import { noteShown } from './read-call.ts';

/** How long a write's answer is waited for (milliseconds). */
const patience = 3000;
/** The same for one that the server takes its time for: its lateness says nothing about the network. */
const slowPatience = 15_000;
/** With more before it, it is not waited for. */
const fewWaiting = 8;

/**
 * Keeps a write on this device and has it sent. Whoever asked is answered by the server if it answers in
 * time, and else by what the write will come to.
 *
 * @throws CallFailure as the server refuses it, or where the device has no room for a photo
 */
export async function writeCall(call: WritableCall, asked: Asked): Promise<unknown> {
  const device = await deviceNow();
  const made = device && (await entriesOf(call, asked, { device, isAway: !isServerNear() }));
  if (!device || !made) return askServer(call, asked);
  const [first] = made;
  if (!first) return askServer(call, asked);
  const others = device.entries;
  try {
    for (const entry of made) await outbox.add(entry);
  } catch (error) {
    await outbox.discard(made.map(({ id }) => id)).catch(() => {});
    // The device has no room for a photo.
    if (isCallFailure(error) && asked.file) throw error;
    return askServer(call, asked);
  }
  for (const { subject } of made) noteWrittenIn(subject as Subject);
  const { isSlow = false } = plans[call];
  const isAwaited = made.length === 1 && canGoAtOnce(first, others);
  inTime.add(first.id);
  const within = isSlow ? slowPatience : patience;
  const settled = await outbox.settled(first.id, isAwaited ? within : 0);
  if (isAwaited && !isSlow) noteLate(settled.kind === 'late');
  if (settled.kind !== 'late') return answered(first, settled);
  inTime.delete(first.id);
  const expected = await predicted(made);
  if (!expected) return answered(first, await outbox.settled(first.id, 0));
  noteShown(expected);
  await keepBegun(made);
  return expected;
}

/** Writes whose answer was waited for: what they have made is named by the server from the start. */
const inTime = new Set<string>();

/** Calls by which a survey comes to be, or gets units. */
const filling: readonly string[] = [
  'POST fleet_survey/create_survey',
  'POST fleet_survey/add_existing_unit_to_survey',
  'POST fleet_survey/add_new_unit_to_survey',
];

async function keepBegun([first]: readonly NewEntry[]): Promise<void> {
  const { survey } = (first?.subject ?? {}) as Partial<Subject>;
  const device = await deviceNow();
  if (!first || !device || survey === undefined || !filling.includes(first.call)) return;
  // The survey is on this device all the same.
  await keepSurvey(device, survey).catch(() => {});
}

/** @throws CallFailure as the server refused it */
function answered(entry: NewEntry, settled: Settled): unknown {
  if (settled.kind === 'refused') throw settled.failure;
  if (settled.kind === 'late') throw new CallFailure({ status: 0, code: 'network' });
  noteWritten(entry, settled.answer);
  const answer = withKeys(settled.answer);
  noteShown(answer);
  return answer;
}

/** Remembers that a write was answered and with what, and the ids of rows that are known here by its key. */
export function noteWritten(entry: NewEntry, answer: unknown): void {
  noteTaken();
  if (!inTime.has(entry.id)) learnFromWrite(entry.call, entry, answer);
  if (entry.document !== undefined) noteAnswer(entry.document, answer);
}

/** Whether an entry is sent at once: no other has to go before it, and the server is near. */
function canGoAtOnce(entry: NewEntry, others: readonly SurveyEntry[]): boolean {
  const { holds, needs, isLast = false } = entry;
  const waiting = others.filter((other) => other.state !== 'attention' && !other.isLast);
  const isBehind = others.some(
    (other) =>
      other.holds.some((name) => holds.includes(name) || needs.includes(name)) ||
      other.needs.some((name) => holds.includes(name)),
  );
  return isServerNear() && !isBehind && waiting.length <= (isLast ? 0 : fewWaiting);
}

/** What writes will come to; null where they wait no longer, or this device cannot tell. */
async function predicted(made: readonly NewEntry[]): Promise<object | null> {
  const device = await deviceNow();
  const entries = device?.entries.filter(({ id }) => made.some((entry) => entry.id === id)) ?? [];
  const [own] = entries;
  const answer = device && own && (await answers[own.call]?.(device, own));
  if (!answer || made.length === 1) return answer ?? null;
  const added = entries.flatMap(({ read }) => (read as ReadAdded | undefined)?.added ?? []);
  return { ...answer, added };
}
