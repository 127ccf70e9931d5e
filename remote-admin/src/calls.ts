import type { adminCalls } from '@portal/contract/admin';
import { callsOf } from '@portal/platform/http';

/** The calls of the administration, typed by the wire contract. */
export const call = callsOf<typeof adminCalls>();
