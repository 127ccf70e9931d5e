import type { adminCalls } from '@portal/contract/admin';
import type { lookupCalls } from '@portal/contract/lookups';
import { callsOf, filesOf } from '@portal/platform/http';

/**
 * The calls of the administration and of the lookups behind its search fields, typed by the wire
 * contract.
 */
export const call = callsOf<typeof adminCalls & typeof lookupCalls>();

/** The calls that return files. */
export const fileOf = filesOf<typeof adminCalls>();
