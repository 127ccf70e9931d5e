import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { type KeptKind, keepProblem } from '../saved/keep-problem.ts';
import { keptLists } from '../saved/kept.query.ts';

/** What every change to a list of kept things has to do besides. */
export function useKeptList(kind: KeptKind) {
  const { t } = useWords();
  const client = useQueryClient();
  return {
    /** Tells why something did not go. */
    tell: (error: unknown) =>
      bus.emit(notified, { tone: 'error', text: t(keepProblem(error, kind)) }),
    loadAnew: () => void client.invalidateQueries({ queryKey: keptLists[kind] }),
  };
}
