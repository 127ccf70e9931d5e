import { useWords } from '@portal/platform/i18n';
import { type Draft, draftFaults } from './draft.ts';
import type { SaveFailure } from './use-saving.ts';

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** What is wrong with a draft, in the user's words: what it lacks, or why the server refused it. */
export function useDraftProblem(draft: Draft, failure: SaveFailure | null): string | null {
  const { t } = useWords();
  const faults = draftFaults(draft);
  if (!faults) return failure?.draft === draft ? t('editor.refused') : null;
  const { missing, unknown, stray } = faults;
  const sentences = [
    missing.length > 0 && t('fault.missing', { names: listed(missing) }),
    unknown.length > 0 && t('fault.unknown', { names: listed(unknown) }),
    stray && t('fault.stray'),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
