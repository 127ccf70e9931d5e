/** Option lists that several areas of the portal offer. Types only. */
export type { lookupCalls } from './lookups.schema.ts';
