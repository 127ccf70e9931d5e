import { clock } from '@portal/platform/guarding';
import {
  type DocumentName,
  documentKey,
  documentsOf,
  type KeptDocument,
  readDocument,
} from '@portal/platform/offline';
import { currentUser } from '@portal/platform/session';
import { withKeys, withServerNames } from '../names/known-ids.ts';
import { forgetPlaces } from './known-places.ts';
import { forgetRows } from './known-rows.ts';

/** Number of latest answers remembered. */
const most = 300;

let rememberedFor: string | null = null;
const seen = new Map<string, KeptDocument>();

/** Remembers a server answer until the page is left, even if it is not stored on the device. */
export function noteAnswer(key: string, value: unknown): void {
  const login = currentUser()?.Login ?? null;
  if (login !== rememberedFor) forget();
  rememberedFor = login;
  seen.delete(key);
  seen.set(key, { value, at: clock.now().toISOString() });
  const [oldest] = seen.keys();
  if (seen.size > most && oldest !== undefined) seen.delete(oldest);
}

function forget(): void {
  seen.clear();
  forgetPlaces();
  forgetRows();
}

/**
 * The newest answer to a call, from this page's memory or the device's storage; null if there is
 * none.
 */
export async function newestAnswer(
  call: string,
  asked: DocumentName,
): Promise<KeptDocument | null> {
  const names = [asked, withServerNames(call, asked)];
  const keys = [...new Set(names.map((name) => documentKey(call, name)))];
  const kept = await Promise.all(keys.map(readDocument));
  const isMine = rememberedFor === (currentUser()?.Login ?? null);
  const heard = isMine ? keys.map((key) => seen.get(key)) : [];
  const [newest] = [...kept, ...heard]
    .filter((each): each is KeptDocument => each != null)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  return newest ? { value: withKeys(newest.value), at: newest.at } : null;
}

/** The answers to one call in a cached set. */
export async function cachedAnswers(set: string, call: string): Promise<readonly KeptDocument[]> {
  const documents = await documentsOf(set);
  return [...documents].flatMap(([key, { value, at }]) =>
    key.startsWith(`${call} `) ? [{ value: withKeys(value), at }] : [],
  );
}
