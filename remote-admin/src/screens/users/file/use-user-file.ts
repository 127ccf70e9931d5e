import type { ImportedUser } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { failureWord, isCallFailure, saveFile } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { base64Of } from '../../../base64-of.ts';
import { call, fileOf } from '../../../calls.ts';
import { people } from '../people/people.query.ts';

interface ReadFile {
  readonly content: string;
  readonly rows: readonly ImportedUser[];
  /** Whether its rows were saved. */
  readonly isSaved: boolean;
}

/** Refusals of a file that have a sentence of their own. */
const told: readonly string[] = [
  'file_unreadable',
  'file_too_large',
  'too_many',
  'invalid',
  'unknown_value',
];

/** Tries a file of users, saves it, and writes one of all users. */
export function useUserFile() {
  const { t } = useWords();
  const client = useQueryClient();
  const [read, setRead] = useState<ReadFile | null>(null);
  const trying = useMutation({
    mutationFn: async (file: File) => {
      const content = await base64Of(file);
      const body = { content, is_dry_run: true };
      const { rows } = await call('POST admin/users/import_users', { body });
      setRead({ content, rows, isSaved: false });
    },
    onError: () => setRead(null),
  });
  const saving = useMutation({
    mutationFn: async ({ content }: ReadFile) => {
      const body = { content, is_dry_run: false };
      const { rows } = await call('POST admin/users/import_users', { body });
      setRead({ content, rows, isSaved: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: people }),
  });
  const writing = useMutation({
    mutationFn: () => fileOf('POST admin/users/get_csv', { body: {} }),
    onSuccess: (result) => saveFile(result),
    onError: (error) => bus.emit(notified, { tone: 'error', text: t(failureWord(error)) }),
  });
  const error = trying.error ?? saving.error;
  return {
    read,
    problem: error && problemText(error, t),
    isTrying: trying.isPending,
    isSaving: saving.isPending,
    isWriting: writing.isPending,
    tryFile: (file: File) => {
      saving.reset();
      trying.mutate(file);
    },
    save: () => read && saving.mutate(read),
    writeAll: () => writing.mutate(),
  };
}

function problemText(error: unknown, t: ReturnType<typeof useWords>['t']): string {
  if (!isCallFailure(error) || !told.includes(error.code)) return t(failureWord(error));
  const { columns } = error.details;
  const names = Array.isArray(columns) ? columns.map((name) => `“${name}”`).join(', ') : '';
  return t(`users.import.problem.${error.code}`, { columns: names });
}
