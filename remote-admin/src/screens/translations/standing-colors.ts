import type { WordStanding } from '@portal/contract/admin';

/** Colors of the bars that count texts by state. */
export const standingColors: Readonly<Record<WordStanding, string>> = {
  to_do: 'gray.6',
  edited: 'brand',
  held_back: 'red',
  source_changed: 'amber',
};
