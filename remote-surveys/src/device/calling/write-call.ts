import type { TireSaving, UnitsToSurvey } from '@portal/contract/fleet-surveys';
import { CallFailure, clientKey, isCallFailure } from '@portal/platform/http';
import { documentKey, type NewEntry, outbox, type Settled } from '@portal/platform/offline';
import type { Device } from '../documents/device.ts';
import { remote, type SurveyEntry } from '../entry/survey-entry.ts';
import { withKeys } from '../names/known-ids.ts';
import type { ReadAdded } from '../overlay/overview-with.ts';
import { chosenUnits, readAdded, readAddedNew } from '../plans/added-units.ts';
import { answers } from '../plans/answers.ts';
import { type Plan, plans } from '../plans/plans.ts';
import { readBefore, withoutOwnTire } from '../plans/read-before.ts';
import type { WritableCall } from '../plans/writes.ts';
import { noteAnswer } from '../seen/newest-answers.ts';
import { deviceNow } from './device-now.ts';
import { learnFromWrite } from './learn.ts';
import { type Asked, askServer, isServerNear } from './network.ts';
import { noteShown } from './read-call.ts';

/** How long a write's answer is waited for (milliseconds). */
const patience = 3000;
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
  const made = device && (await entriesOf(call, asked, device));
  if (!device || !made) return askServer(call, asked);
  const [first] = made;
  if (!first) return askServer(call, asked);
  const others = device.entries;
  try {
    for (const entry of made) await outbox.add(entry);
  } catch (error) {
    // A photo that the device has no room for.
    if (isCallFailure(error)) throw error;
    return askServer(call, asked);
  }
  const settled = await outbox.settled(first.id, made.length > 1 ? 0 : waitFor(first, others));
  if (settled.kind === 'late') {
    const expected = await predicted(made);
    if (expected) {
      noteShown(expected);
      return expected;
    }
  }
  return answered(first, settled.kind === 'late' ? await outbox.settled(first.id, 0) : settled);
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

/** Remembers what a write was answered. */
export function noteWritten(entry: NewEntry, answer: unknown): void {
  learnFromWrite(entry.call, entry, answer);
  if (entry.document !== undefined) noteAnswer(entry.document, answer);
}

/** The entries that a write becomes; null where it cannot wait here. */
async function entriesOf(
  call: WritableCall,
  asked: Asked,
  device: Device,
): Promise<NewEntry[] | null> {
  const key = keyOf(asked) ?? clientKey();
  if (call === 'POST fleet_survey/add_existing_unit_to_survey')
    return entriesOfAdding(asked, key, device);
  if (call === 'POST fleet_survey/add_new_unit_to_survey') {
    const read = await readAddedNew(device, asked.body as never, key);
    return read && [entryOf(call, asked, key, { read })].flatMap((entry) => entry ?? []);
  }
  const body =
    call === 'POST fleet_survey/save_tire' ? withoutOwnTire(asked.body as TireSaving) : asked.body;
  const about = (plans[call] as Plan<never>).about(asked as never, key);
  if (!about) return unnamed(asked);
  const before = readBefore[call] ? await readBefore[call](device, about, body) : {};
  const entry = before && entryOf(call, { ...asked, body }, key, before);
  return entry && [entry];
}

/**
 * Several units that are added without a network become a write each, so that each inspection has a name of
 * its own from the start.
 */
async function entriesOfAdding(
  asked: Asked,
  key: string,
  device: Device,
): Promise<NewEntry[] | null> {
  const call = 'POST fleet_survey/add_existing_unit_to_survey';
  const chosen = await chosenUnits(device, asked.body as UnitsToSurvey);
  if (!chosen) return null;
  if (isServerNear() || chosen.units.length === 0) {
    const entry = entryOf(call, asked, key, { read: readAdded(chosen, key) });
    return entry && [entry];
  }
  const { survey_id } = asked.body as UnitsToSurvey;
  return chosen.units.flatMap((unit, place) => {
    const own = place === 0 ? key : clientKey();
    const body: UnitsToSurvey = { survey_id, units: [unit.unit_id], client_key: own };
    const alone = place === 0 ? { ...chosen, units: [unit] } : only(unit);
    return entryOf(call, { body }, own, { read: readAdded(alone, own) }) ?? [];
  });
}

const only = (unit: Parameters<typeof readAdded>[0]['units'][number]) => ({
  units: [unit],
  already_there: 0,
  unknown_numbers: [],
});

function entryOf(
  call: WritableCall,
  asked: Asked,
  key: string,
  { read }: { readonly read?: unknown },
): NewEntry | null {
  const plan = plans[call] as Plan<never>;
  const { params, query, file } = asked;
  const said = { params, query, body: asked.body };
  const keyed = call.startsWith('DELETE ')
    ? { ...said, query: { ...(query as object), client_key: key } }
    : { ...said, body: { ...(asked.body as object), client_key: key } };
  const about = plan.about(keyed as never, key);
  if (!about) return null;
  const document = plan.document?.(about);
  return {
    id: key,
    remote,
    call,
    options: JSON.parse(JSON.stringify(keyed)),
    ...(file && { file }),
    holds: plan.holds(about, keyed as never),
    needs: plan.needs(about, keyed as never),
    ...(plan.isLast && { isLast: true }),
    group: plan.group(about),
    subject: { ...about, what: plan.what },
    ...(read !== undefined && { read }),
    ...(document && { document: documentKey(...document) }),
  };
}

const keyOf = ({ body, query }: Asked): string | null => {
  const { client_key } = { ...(query as object), ...(body as object) } as { client_key?: unknown };
  return typeof client_key === 'string' ? client_key : null;
};

/**
 * An inspection that has no name yet, since it was added with others in a write that waits, is written once
 * that write is answered.
 */
function unnamed({ body, params }: Asked): null {
  const names = Object.values({ ...(body as object), ...(params as object) });
  if (names.some((name) => typeof name === 'string' && /^[0-9a-f-]{36}\//.test(name)))
    throw new CallFailure({ status: 0, code: 'network' });
  return null;
}

/** Milliseconds for which an entry's answer is waited for: none where others have to go before it. */
function waitFor(entry: NewEntry, others: readonly SurveyEntry[]): number {
  const { holds, needs, isLast = false } = entry;
  const waiting = others.filter((other) => other.state !== 'attention' && !other.isLast);
  const isBehind = others.some(
    (other) =>
      other.holds.some((name) => holds.includes(name) || needs.includes(name)) ||
      other.needs.some((name) => holds.includes(name)),
  );
  const isFree = !isBehind && waiting.length <= (isLast ? 0 : fewWaiting);
  return isServerNear() && isFree ? patience : 0;
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
