import type { Word } from '@portal/contract/admin';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { type Draft, isChanged } from './draft.ts';
import type { Outcome } from './outcome.ts';
import { checkStatus } from './status-failure.ts';
import { type Drafts, useDrafts } from './use-drafts.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { allWords } from './words.query.ts';

/** All actions on texts, and the result of the last one. */
export interface Editing extends Pick<Drafts, 'changed' | 'of' | 'open' | 'change'> {
  readonly saving: Saving;
  readonly outcome: Outcome | null;
  /** Closes drafts; `undo` restores their typed texts. */
  discard(drafts: readonly Draft[]): void;
  /** Reverts an edited text to its built one. */
  revert(word: Word): void;
  /** Confirms that a translation still fits the changed English text. */
  confirm(word: Word): void;
  /** Rebases a draft on a colleague's saved text, so that saving overwrites it. */
  keepMine(draft: Draft, word: Word): void;
  /** Undoes the outcome shown, if possible. */
  undo(): void;
  dismiss(): void;
}

interface TextChange {
  readonly word: Word;
  /** Empty to revert to the built text. */
  readonly text: string;
  readonly revision: number;
  readonly outcome: Outcome;
}

export function useEditing(): Editing {
  const drafts = useDrafts();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const saving = useSaving({
    close: drafts.close,
    onSaved: (saved) => setOutcome({ kind: 'saved', count: saved.length }),
  });
  const changing = useMutation({
    mutationFn: async ({ word, text, revision }: TextChange) => {
      const words = [{ id: word.id, translated_text: text, revision }];
      const body = { locale_id: word.locale_id, words };
      await checkStatus(call('PUT admin/translations/edit_words', { body }));
      await client.invalidateQueries({ queryKey: allWords });
    },
    onSuccess: (_, change) => setOutcome(change.outcome),
    onError: (error) => {
      setOutcome({ kind: 'failed', error });
      void client.invalidateQueries({ queryKey: allWords });
    },
  });
  type Kind = 'reverted' | 'undone' | 'confirmed';
  const changeText = (word: Word, text: string, kind: Kind) => {
    // The action being undone raised the revision by one since the text was read.
    const revision = kind === 'undone' ? word.revision + 1 : word.revision;
    changing.mutate({ word, text, revision, outcome: { kind, word } });
  };

  return {
    ...drafts,
    saving,
    outcome,
    change(draft) {
      if (saving.failure) saving.forgetFailure();
      drafts.change(draft);
    },
    discard(closed) {
      const typed = closed.filter(isChanged);
      if (saving.failure) saving.forgetFailure();
      drafts.close(closed);
      if (typed.length > 0) setOutcome({ kind: 'discarded', drafts: typed });
    },
    revert: (word) => changeText(word, '', 'reverted'),
    confirm: (word) => changeText(word, word.translated_text, 'confirmed'),
    keepMine: (draft, word) => {
      if (saving.failure) saving.forgetFailure();
      drafts.change({ ...draft, word });
    },
    undo() {
      if (outcome?.kind === 'reverted') {
        changeText(outcome.word, outcome.word.translated_text, 'undone');
      }
      if (outcome?.kind === 'discarded') {
        drafts.restore(outcome.drafts);
        setOutcome(null);
      }
    },
    dismiss: () => setOutcome(null),
  };
}
