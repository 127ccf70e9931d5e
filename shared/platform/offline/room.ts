import { CallFailure } from '../http/call-failure.ts';
import { inDatabase } from './store/offline-database.ts';

/** Storage space that the browser grants this portal, in bytes. */
export interface Room {
  readonly usage: number;
  /** Infinite if unknown. */
  readonly quota: number;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersistent: boolean;
}

/** Space reserved for writes without a file, in bytes and as a share of the total. */
const reserve = { bytes: 50_000_000, share: 0.1 } as const;

/** Returns the space used and the total. */
export async function room(): Promise<Room> {
  // Exists only in secure contexts.
  const storage = navigator.storage as StorageManager | undefined;
  const estimate: StorageEstimate = (await storage?.estimate?.().catch(() => ({}))) ?? {};
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = estimate;
  const isPersistent = (await storage?.persisted?.().catch(() => false)) ?? false;
  return { usage, quota, isPersistent };
}

/** Returns whether a file can be stored while leaving room for writes without one. */
export async function hasRoomFor({ size }: Blob): Promise<boolean> {
  const { usage, quota } = await room();
  return quota - usage - size >= Math.min(reserve.bytes, quota * reserve.share);
}

/** Creates the failure for a full device. */
export const noRoom = (cause?: unknown) => new CallFailure({ status: 0, code: 'no_room', cause });

/**
 * Rethrows a database error, as `no_room` if the device is full.
 *
 * @throws the given error in all other cases
 */
export function asNoRoom(error: unknown): never {
  throw error instanceof DOMException && error.name === 'QuotaExceededError'
    ? noRoom(error)
    : error;
}

const asked = 'asked to stay';
let isAsking = false;

/** Asks the browser, once per device, not to clear the stored data on its own. */
export async function askToStay(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    if (await inDatabase((database) => database.get('facts', asked))) return;
    await inDatabase((database) => database.put('facts', { key: asked, value: true }));
    await navigator.storage?.persist?.();
  } catch {
    // Data is stored even without the promise, until the browser clears it.
  }
}
