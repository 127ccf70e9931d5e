import { useWords } from '@portal/platform/i18n';
import { isNarrowed } from '../selection/is-narrowed.ts';
import type { WholeSelection } from '../selection/selection.ts';

/**
 * What a link from a narrowed selection says of itself: the page that it leads to knows accounts and
 * dates, but no choice of locations and nonsigs. Nothing where all are selected.
 */
export function useLinkReach(selection: WholeSelection | null): { title?: string } {
  const { t } = useWords();
  return selection && isNarrowed(selection.filters) ? { title: t('link.whole_account') } : {};
}
