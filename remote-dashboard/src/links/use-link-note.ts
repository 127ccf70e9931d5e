import { useWords } from '@portal/platform/i18n';
import { isNarrowed } from '../selection/is-narrowed.ts';
import type { WholeSelection } from '../selection/selection.ts';

/**
 * Returns the note on a link from a narrowed selection: its page filters by account and dates, but
 * not by locations and nonsigs. Empty if all of them are selected.
 */
export function useLinkNote(selection: WholeSelection | null): { title?: string } {
  const { t } = useWords();
  return selection && isNarrowed(selection.filters) ? { title: t('link.whole_account') } : {};
}
