import type { SurveyEntry } from '../entry/survey-entry.ts';

/** How far something is from the server; what is saved waits for nothing. */
export type ItemState = 'kept' | 'sending' | 'attention';

/** The state of something of which these entries wait; null where none does. */
export function stateOf(entries: readonly Pick<SurveyEntry, 'state'>[]): ItemState | null {
  if (entries.some(({ state }) => state === 'attention')) return 'attention';
  if (entries.some(({ state }) => state === 'sending')) return 'sending';
  return entries.length > 0 ? 'kept' : null;
}
