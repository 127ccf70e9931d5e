/** Room that the browser gives this portal, in bytes. */
export interface Room {
  readonly usage: number;
  /** Infinite where the browser does not tell. */
  readonly quota: number;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersistent: boolean;
}

/** How much room is used, and how much there is. */
export async function room(): Promise<Room> {
  const { storage } = navigator;
  const estimate: StorageEstimate = (await storage?.estimate?.().catch(() => ({}))) ?? {};
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = estimate;
  const isPersistent = await storage?.persisted?.().catch(() => false);
  return { usage, quota, isPersistent: isPersistent ?? false };
}
