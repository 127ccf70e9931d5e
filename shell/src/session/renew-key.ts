import { dueKeyRenewal } from '@portal/platform/session/manage';
import { verifySession } from './verify-session.ts';

const lock = 'api-key-renewal';

/** The renewal that the server was asked for last, so that it is not asked for in vain again. */
let asked: string | null = null;

/**
 * Renews the API key once it is due: one tab asks, the others find the new key in the storage.
 * Where the browser has no locks each tab asks, which the server bears.
 */
export async function renewKeyWhenDue(): Promise<void> {
  if (!isDue()) return;
  // Only where the page came over a secure connection.
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
