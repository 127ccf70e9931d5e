import type { SurveyEntry } from '../entry/survey-entry.ts';

/** Save state of an item that is not on the server yet; saved items have none. */
export type ItemState = 'kept' | 'sending' | 'attention';

/** The state of an item, given its waiting entries; null if there are none. */
export function stateOf(entries: readonly Pick<SurveyEntry, 'state'>[]): ItemState | null {
  if (entries.some(({ state }) => state === 'attention')) return 'attention';
  if (entries.some(({ state }) => state === 'sending')) return 'sending';
  return entries.length > 0 ? 'kept' : null;
}
