import type { CsvTaken, WordStanding } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { isCallFailure, saveFile } from '@portal/platform/http';
import { type SpokenWords, useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { base64Of } from '../../../base64-of.ts';
import { call, fileOf } from '../../../calls.ts';
import { succeeded, whyFailed } from '../status-failure.ts';
import { allWords } from '../words.query.ts';

interface TriedFile {
  readonly name: string;
  readonly content: string;
  readonly taken: CsvTaken;
  /** Whether its rows were saved. */
  readonly isSaved: boolean;
}

/** What a file of words is written of: the list as it is filtered. */
export interface WordsSelection {
  readonly locale_id: number;
  readonly namespace?: string;
  readonly keyword?: string;
  readonly standing?: WordStanding;
}

/** Refusals of a file that have a sentence of their own. */
const told: readonly string[] = ['file_unreadable', 'file_too_large', 'too_many', 'invalid'];

/** Tries a file of words, saves it, and writes one. */
export function useWordsFile(selection: WordsSelection) {
  const { t } = useWords();
  const client = useQueryClient();
  const [tried, setTried] = useState<TriedFile | null>(null);
  const { locale_id } = selection;
  const trying = useMutation({
    mutationFn: async (file: File) => {
      const content = await base64Of(file);
      const body = { locale_id, content, is_dry_run: true };
      const taken = await succeeded(call('POST admin/translations/import_csv', { body }));
      setTried({ name: file.name, content, taken, isSaved: false });
    },
    onError: () => setTried(null),
  });
  const saving = useMutation({
    mutationFn: async ({ name, content, taken: { read_at } }: TriedFile) => {
      const body = { locale_id, content, is_dry_run: false, read_at };
      const taken = await succeeded(call('POST admin/translations/import_csv', { body }));
      setTried({ name, content, taken, isSaved: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: allWords }),
  });
  const writing = useMutation({
    mutationFn: () => fileOf('POST admin/translations/export_csv', { body: selection }),
    onSuccess: saveFile,
    onError: (error) => bus.emit(notified, { tone: 'error', text: whyFailed(error, t) }),
  });
  const error = trying.error ?? saving.error;
  return {
    tried,
    problem: error && problemText(error, t),
    isTrying: trying.isPending,
    isSaving: saving.isPending,
    isWriting: writing.isPending,
    tryFile: (file: File) => {
      saving.reset();
      trying.mutate(file);
    },
    save: () => tried && saving.mutate(tried),
    write: () => writing.mutate(),
  };
}

const problemText = (error: unknown, t: SpokenWords['t']): string =>
  isCallFailure(error) && told.includes(error.code)
    ? t(`words_file.problem.${error.code}`)
    : whyFailed(error, t);
