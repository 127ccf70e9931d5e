import { useMutation, useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import type { Draft } from './draft.ts';
import { refusedDraft, saveRequests } from './save-requests.ts';
import { succeeded } from './status-failure.ts';
import { allWords } from './words.query.ts';

/** A save that came to nothing, with the draft that was refused where it was one. */
export class SaveFailure extends Error {
  readonly draft: Draft | null;

  constructor(cause: unknown, draft: Draft | null) {
    super('Words were not saved', { cause });
    this.draft = draft;
  }
}

export interface Saving {
  /** Saves drafts; those that are saved are closed once the list shows their texts. */
  save(drafts: readonly Draft[]): void;
  /** Those on their way. */
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
        const saved = succeeded(call('PUT admin/translations/edit_words', { body: request.body }));
        await saved.catch((cause) => {
          throw new SaveFailure(cause, refusedDraft(request, cause));
        });
        await client.invalidateQueries({ queryKey: allWords });
        close(request.drafts);
      }
    },
    onSuccess: (_, drafts) => onSaved(drafts),
    // A colleague's text is shown beside what is typed.
    onError: () => client.invalidateQueries({ queryKey: allWords }),
  });
  return {
    save: saving.mutate,
    underWay: saving.isPending ? saving.variables : [],
    failure: saving.error,
    forgetFailure: saving.reset,
  };
}
