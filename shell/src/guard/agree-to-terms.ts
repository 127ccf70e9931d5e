import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';

const call = callsOf<typeof portalCalls>();

/** Tells the server that the user agrees; the answer contains the updated user. */
export async function agreeToTerms(): Promise<boolean> {
  try {
    await call('POST authorization/agree_terms');
    return true;
  } catch {
    return false;
  }
}
