import { useMutation, useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import type { Draft } from './draft.ts';
import { refusedDraft, saveRequests } from './save-requests.ts';
import { checkStatus } from './status-failure.ts';
import { allWords } from './words.query.ts';

/** A failed save, with the refused draft if there is one. */
export class SaveFailure extends Error {
  readonly draft: Draft | null;

  constructor(cause: unknown, draft: Draft | null) {
    super('Words were not saved', { cause });
    this.draft = draft;
  }
}

export interface Saving {
  /** Saves drafts and closes each once the list shows its saved text. */
  save(drafts: readonly Draft[]): void;
  /** Drafts being saved. */
  readonly underWay: readonly Draft[];
  readonly failure: SaveFailure | null;
  forgetFailure(): void;
}

export function useSaving({
  close,
  onSaved,
}: {
  close: (drafts: readonly Draft[]) => void;
  onSaved: (drafts: readonly Draft[]) => void;
}): Saving {
  const client = useQueryClient();
  const saving = useMutation<void, SaveFailure, readonly Draft[]>({
    mutationFn: async (drafts) => {
      for (const request of saveRequests(drafts)) {
        const saved = checkStatus(
          call('PUT admin/translations/edit_words', { body: request.body }),
        );
        await saved.catch((cause) => {
          throw new SaveFailure(cause, refusedDraft(request, cause));
        });
        await client.invalidateQueries({ queryKey: allWords });
        close(request.drafts);
      }
    },
    onSuccess: (_, drafts) => onSaved(drafts),
    // Reloads the texts so that a colleague's change is shown beside the draft.
    onError: () => client.invalidateQueries({ queryKey: allWords }),
  });
  return {
    save: saving.mutate,
    underWay: saving.isPending ? saving.variables : [],
    failure: saving.error,
    forgetFailure: saving.reset,
  };
}
