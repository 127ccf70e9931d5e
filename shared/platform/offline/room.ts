import { CallFailure } from '../http/call-failure.ts';
import { inDatabase } from './store/offline-database.ts';

/** Room that the browser gives this portal, in bytes. */
export interface Room {
  readonly usage: number;
  /** Infinite where the browser does not tell. */
  readonly quota: number;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersistent: boolean;
}

/** What files leave to writes without one, in bytes, and as a share of all that there is. */
const reserve = { bytes: 50_000_000, share: 0.1 } as const;

/** How much room is used, and how much there is. */
export async function room(): Promise<Room> {
  // Pages without a secure context have none.
  const storage = navigator.storage as StorageManager | undefined;
  const estimate: StorageEstimate = (await storage?.estimate?.().catch(() => ({}))) ?? {};
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = estimate;
  const isPersistent = (await storage?.persisted?.().catch(() => false)) ?? false;
  return { usage, quota, isPersistent };
}

/** Whether a file can be kept, and what people type later, too. */
export async function hasRoomFor({ size }: Blob): Promise<boolean> {
  const { usage, quota } = await room();
  return quota - usage - size >= Math.min(reserve.bytes, quota * reserve.share);
}

/** What is thrown where a device is full. */
export const noRoom = (cause?: unknown) => new CallFailure({ status: 0, code: 'no_room', cause });

/**
 * Throws a failure of the database, as `no_room` where the device is full.
 *
 * @throws whatever it was given otherwise
 */
export function asNoRoom(error: unknown): never {
  throw error instanceof DOMException && error.name === 'QuotaExceededError'
    ? noRoom(error)
    : error;
}

const asked = 'asked to stay';
let isAsking = false;

/** Asks the browser, once on a device, not to clear by itself what is kept. */
export async function askToStay(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    if (await inDatabase((database) => database.get('facts', asked))) return;
    await inDatabase((database) => database.put('facts', { key: asked, value: true }));
    await navigator.storage?.persist?.();
  } catch {
    // It is kept all the same, for as long as the browser likes.
  }
}
