import { isCallFailure } from '@portal/platform/http';
import { type SpokenWords, useWords } from '@portal/platform/i18n';
import { type Draft, draftFaults } from './draft.ts';
import type { SaveFailure } from './use-saving.ts';

const refusalText = (error: unknown, t: SpokenWords['t']) =>
  isCallFailure(error) && error.code === 'changed_elsewhere'
    ? t('outcome.changed_elsewhere')
    : t('editor.refused');

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/**
 * Explains a problem with a draft in the user's language: its faults, or why the server refused it.
 */
export function useDraftProblem(draft: Draft, failure: SaveFailure | null): string | null {
  const { t } = useWords();
  const faults = draftFaults(draft);
  if (!faults) return failure?.draft === draft ? refusalText(failure.cause, t) : null;
  const { missing, unknown, stray } = faults;
  const sentences = [
    missing.length > 0 && t('fault.missing', { names: listed(missing) }),
    unknown.length > 0 && t('fault.unknown', { names: listed(unknown) }),
    stray && t('fault.stray'),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
