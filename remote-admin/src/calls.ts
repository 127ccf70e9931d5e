import type { adminCalls } from '@portal/contract/admin';
import { callsOf, filesOf } from '@portal/platform/http';

/** The calls of the administration, typed by the wire contract. */
export const call = callsOf<typeof adminCalls>();

/** Those that are answered by files. */
export const fileOf = filesOf<typeof adminCalls>();
