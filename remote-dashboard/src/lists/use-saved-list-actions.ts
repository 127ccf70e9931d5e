import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { type SavedKind, saveProblemOf } from '../saved/save-problem.ts';
import { savedListKeys } from '../saved/saved.query.ts';

/** Provides what all changes to a list of templates or favorites share. */
export function useSavedListActions(kind: SavedKind) {
  const { t } = useWords();
  const client = useQueryClient();
  return {
    /** Shows why an action failed. */
    tell: (error: unknown) =>
      bus.emit(notified, { tone: 'error', text: t(saveProblemOf(error, kind)) }),
    loadAnew: () => void client.invalidateQueries({ queryKey: savedListKeys[kind] }),
  };
}
