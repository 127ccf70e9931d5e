import { useUnsaved } from '@portal/platform/forms';
import { useCallback, useState } from 'react';
import { type Draft, type DraftedWord, isChanged, isDraftOf, newDraft } from './draft.ts';
import { draftsIn } from './stored-drafts.ts';

export interface Drafts {
  /** One for each text open for editing, in any locale and on any page. */
  readonly all: readonly Draft[];
  /** Drafts with unsaved changes. */
  readonly changed: readonly Draft[];
  of(word: DraftedWord): Draft | undefined;
  open(word: DraftedWord): void;
  change(draft: Draft): void;
  /** Removes saved or discarded drafts; one edited since then stays. */
  close(drafts: readonly Draft[]): void;
  /** Restores closed drafts, unless their texts have been opened again. */
  restore(drafts: readonly Draft[]): void;
}

/** The texts being edited. They survive paging, searching, a reload and the end of the session. */
export function useDrafts(): Drafts {
  const [all, setAll] = useState<readonly Draft[]>([]);
  const changed = all.filter(isChanged);
  useUnsaved({
    name: 'translations',
    value: changed.length > 0 ? changed : null,
    restore: (kept) => setAll(draftsIn(kept)),
    giveUp: useCallback(() => setAll([]), []),
  });

  return {
    all,
    changed,
    of: (word) => all.find(isDraftOf(word)),
    open: (word) =>
      setAll((drafts) => (drafts.some(isDraftOf(word)) ? drafts : [...drafts, newDraft(word)])),
    change: (draft) =>
      setAll((drafts) => drafts.map((each) => (isDraftOf(draft.word)(each) ? draft : each))),
    close: (closed) => setAll((drafts) => drafts.filter((each) => !closed.includes(each))),
    restore: (closed) =>
      setAll((drafts) => [
        ...drafts,
        ...closed.filter(({ word }) => !drafts.some(isDraftOf(word))),
      ]),
  };
}
