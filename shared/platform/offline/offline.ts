/** Data stored on this device for offline work: responses of calls, and waiting writes. */
export { type DocumentName, documentKey, type KeptDocument, type TakenSet } from './document.ts';
export {
  documentsOf,
  dropSet,
  keepDocuments,
  readDocument,
  refreshDocument,
} from './documents/documents.ts';
export { canKeep } from './entries/owner.ts';
export type { Entry, EntryFailure, EntryState, NewEntry } from './entry.ts';
export { type OpenedEntries, openEntriesFile } from './files/open-entries.ts';
export { saveEntriesAsFile } from './files/save-entries.ts';
export { outbox, type Settled } from './outbox.ts';
export { type Room, room } from './room.ts';
export { type MendedEntry, type SettleRefusal, settleRefusals } from './sending/settle-refusals.ts';
export { useAllEntries, useEntries } from './use-entries.ts';
export { type Sending, useSending } from './use-sending.ts';
export { useTakenSets } from './use-taken-sets.ts';
