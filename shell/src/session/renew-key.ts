import { dueKeyRenewal } from '@portal/platform/session/manage';
import { verifySession } from './verify-session.ts';

const lock = 'api-key-renewal';

/** Due time of the last renewal requested, so that it is not requested again in vain. */
let asked: string | null = null;

/**
 * Renews the API key once it is due: one tab requests it, the others find the new key in storage.
 * In a browser without locks, every tab requests it, which the server tolerates.
 */
export async function renewKeyWhenDue(): Promise<void> {
  if (!isDue()) return;
  // Available only over a secure connection.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return renew();
  await locks.request(lock, { ifAvailable: true }, async (held) => {
    // Another tab may have been faster.
    if (held && isDue()) await renew();
  });
}

function isDue(): boolean {
  const due = dueKeyRenewal();
  return due !== null && due !== asked;
}

async function renew(): Promise<void> {
  const due = dueKeyRenewal();
  if (await verifySession({ background: true })) asked = due;
}
