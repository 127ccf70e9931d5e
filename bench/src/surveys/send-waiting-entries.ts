import type { CallName } from '@portal/contract/wire';
import type { Caller } from '../server/caller.ts';
import type { MadeSurvey } from './make-survey.ts';
import { photoOf } from './photo-of.ts';
import { type EntryCounts, type WaitingEntry, waitingEntries } from './waiting-entries.ts';

/** Number of writes that a device sends at the same time. */
const together = 4;

/** Size of photos stored on a device, already rotated upright. */
const kept = { width: 1600, height: 1200 } as const;

/**
 * Sends the entries written in a yard in the order of a device: the readings of a unit one after
 * another, and photos last.
 *
 * @returns seconds
 */
export async function sendWaitingEntries(
  ask: Caller,
  survey: MadeSurvey,
  written: EntryCounts,
): Promise<number> {
  const entries = await waitingEntries(ask, survey, written);
  const readings = entries.filter(({ isLast = false }) => !isLast);
  const photos: Photo[] = [];
  for (const entry of entries.filter(({ isLast = false }) => isLast))
    photos.push({ entry, photo: await photoOf(kept) });
  const started = performance.now();
  await each(byGroup(readings), async (ofUnit) => {
    for (const { call, options } of ofUnit) await ask(call, options.body);
  });
  await each(photos, ({ entry, photo }) => send(ask, entry, photo));
  return (performance.now() - started) / 1000;
}

interface Photo {
  readonly entry: WaitingEntry;
  readonly photo: Blob;
}

async function send(ask: Caller, { call, options }: WaitingEntry, photo: Blob): Promise<void> {
  const { params = {}, body } = options;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', photo);
  const named = call.replace(/\{(\w+)\}/, (_, name: string) => params[name] ?? '') as CallName;
  await ask(named, form);
}

function byGroup(entries: readonly WaitingEntry[]): WaitingEntry[][] {
  const groups = new Map<string, WaitingEntry[]>();
  for (const entry of entries) {
    const own = groups.get(entry.group);
    if (own) own.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups.values()];
}

/** Processes all items, {@link together} at a time. */
async function each<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}
