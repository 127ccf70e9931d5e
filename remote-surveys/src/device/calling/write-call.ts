import { CallFailure, isCallFailure } from '@portal/platform/http';
import { type NewEntry, outbox, type Settled } from '@portal/platform/offline';
import type { Subject, SurveyEntry } from '../entry/survey-entry.ts';
import { withKeys } from '../names/known-ids.ts';
import { askServer, type CallInput, isServerResponsive, noteLateness } from '../network/network.ts';
import type { AddedUnitRows } from '../overlay/overview-with-writes.ts';
import { answers } from '../plans/answers.ts';
import { entriesForWrite } from '../plans/entries-for-write.ts';
import { plans } from '../plans/plans.ts';
import type { WritableCall } from '../plans/writes.ts';
import { noteAnswer } from '../seen/newest-answers.ts';
import { cacheSurvey } from '../taking/cache-survey.ts';
import { markCopyOutdated } from '../taking/renew-outdated-sets.ts';
import { currentDevice } from './current-device.ts';
import { noteAcceptedWrite } from './late-answers.ts';
import { learnIdsFromWrite } from './learn-ids.ts';
import { rememberAnswer } from './read-call.ts';

/** Milliseconds to wait for a write's answer. */
const patience = 3000;
/**
 * Milliseconds to wait for a write that takes the server long; a late answer says nothing about the
 * network.
 */
const slowPatience = 15_000;
/** With more writes ahead, the answer is not awaited. */
const fewWaiting = 8;

/**
 * Stores a write in the outbox and has it sent. Returns the server's answer if it comes in time, or
 * else the expected result.
 *
 * @throws CallFailure if the server refuses it, or if the device has no room for a photo
 */
export async function writeCall(call: WritableCall, asked: CallInput): Promise<unknown> {
  const device = await currentDevice();
  const made =
    device && (await entriesForWrite(call, asked, { device, isAway: !isServerResponsive() }));
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
  for (const { subject } of made) markCopyOutdated(subject as Subject);
  const { isSlow = false } = plans[call];
  const isAwaited = made.length === 1 && canSendAtOnce(first, others);
  inTime.add(first.id);
  const within = isSlow ? slowPatience : patience;
  const settled = await outbox.settled(first.id, isAwaited ? within : 0);
  if (isAwaited && !isSlow) noteLateness(settled.kind === 'late');
  if (settled.kind !== 'late') return acceptAnswer(first, settled);
  inTime.delete(first.id);
  const expected = await predictAnswer(made);
  if (!expected) return acceptAnswer(first, await outbox.settled(first.id, 0));
  rememberAnswer(expected);
  await cacheStartedSurvey(made);
  return expected;
}

/**
 * Keys of writes whose answer was awaited: the rows they created go by their server ids from the
 * start.
 */
const inTime = new Set<string>();

/** Calls that create a survey or add units to it. */
const filling: readonly string[] = [
  'POST fleet_survey/create_survey',
  'POST fleet_survey/add_existing_unit_to_survey',
  'POST fleet_survey/add_new_unit_to_survey',
];

async function cacheStartedSurvey([first]: readonly NewEntry[]): Promise<void> {
  const { survey } = (first?.subject ?? {}) as Partial<Subject>;
  const device = await currentDevice();
  if (!first || !device || survey === undefined || !filling.includes(first.call)) return;
  // A failure is harmless: the waiting writes are on this device anyway.
  await cacheSurvey(device, survey).catch(() => {});
}

/** @throws CallFailure if the server refused the write */
function acceptAnswer(entry: NewEntry, settled: Settled): unknown {
  if (settled.kind === 'refused') throw settled.failure;
  if (settled.kind === 'late') throw new CallFailure({ status: 0, code: 'network' });
  storeWriteAnswer(entry, settled.answer);
  const answer = withKeys(settled.answer);
  rememberAnswer(answer);
  return answer;
}

/** Stores a write's answer, and learns the ids of rows known here by its key. */
export function storeWriteAnswer(entry: NewEntry, answer: unknown): void {
  noteAcceptedWrite();
  if (!inTime.has(entry.id)) learnIdsFromWrite(entry.call, entry, answer);
  if (entry.document !== undefined) noteAnswer(entry.document, answer);
}

/**
 * Whether an entry can be sent at once: no other must go before it, and the server is responding.
 */
function canSendAtOnce(entry: NewEntry, others: readonly SurveyEntry[]): boolean {
  const { holds, needs, isLast = false } = entry;
  const waiting = others.filter((other) => other.state !== 'attention' && !other.isLast);
  const isBehind = others.some(
    (other) =>
      other.holds.some((name) => holds.includes(name) || needs.includes(name)) ||
      other.needs.some((name) => holds.includes(name)),
  );
  return isServerResponsive() && !isBehind && waiting.length <= (isLast ? 0 : fewWaiting);
}

/** Predicted answer to writes; null if they no longer wait, or this device cannot tell. */
async function predictAnswer(made: readonly NewEntry[]): Promise<object | null> {
  const device = await currentDevice();
  const entries = device?.entries.filter(({ id }) => made.some((entry) => entry.id === id)) ?? [];
  const [own] = entries;
  const answer = device && own && (await answers[own.call]?.(device, own));
  if (!answer || made.length === 1) return answer ?? null;
  const added = entries.flatMap(({ read }) => (read as AddedUnitRows | undefined)?.added ?? []);
  return { ...answer, added };
}
