import type { adminCalls } from '@portal/contract/admin';
import type { lookupCalls } from '@portal/contract/lookups';
import { callsOf, filesOf } from '@portal/platform/http';

/** The calls of the administration, and the lists that its fields search, typed by the wire contract. */
export const call = callsOf<typeof adminCalls & typeof lookupCalls>();

/** Those that are answered by files. */
export const fileOf = filesOf<typeof adminCalls>();
