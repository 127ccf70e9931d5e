import { bus, notified } from '@portal/platform/bus';
import { fileContent, type ReceivedFile, saveFile } from '@portal/platform/http';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useRef, useState } from 'react';

interface CsvFileCalls<Taken> {
  /** Dry-runs a Base64 file; given the result of a dry run, saves the file. */
  readonly take: (content: string, tried: Taken | null) => Promise<Taken>;
  readonly write: () => Promise<ReceivedFile>;
  /** Key of the queries to invalidate after a file is saved. */
  readonly changes: readonly unknown[];
  readonly problemText: (error: unknown) => string;
  readonly notWrittenText: (error: unknown) => string;
}

interface TriedFile<Taken> {
  readonly name: string;
  readonly content: string;
  readonly taken: Taken;
  readonly isSaved: boolean;
}

/** Imports a CSV file after a dry run that the user confirms, and exports one. */
export function useCsvFile<Taken>({
  take,
  write,
  changes,
  problemText,
  notWrittenText,
}: CsvFileCalls<Taken>) {
  const client = useQueryClient();
  const [tried, setTried] = useState<TriedFile<Taken> | null>(null);
  // The second click of a double click arrives before the first one has rerendered.
  const sent = useRef<TriedFile<Taken> | null>(null);
  const trying = useMutation({
    mutationFn: async (file: File) => {
      const content = await fileContent(file);
      const taken = await take(content, null);
      setTried({ name: file.name, content, taken, isSaved: false });
    },
    onError: () => setTried(null),
  });
  const saving = useMutation({
    mutationFn: async (file: TriedFile<Taken>) => {
      const taken = await take(file.content, file.taken);
      setTried({ ...file, taken, isSaved: true });
    },
    onError: () => {
      sent.current = null;
    },
    onSettled: () => client.invalidateQueries({ queryKey: changes }),
  });
  const writing = useMutation({
    mutationFn: write,
    onSuccess: saveFile,
    onError: (error) => bus.emit(notified, { tone: 'error', text: notWrittenText(error) }),
  });
  const error = trying.error ?? saving.error;
  return {
    tried,
    problem: error && problemText(error),
    isTrying: trying.isPending,
    isSaving: saving.isPending,
    isWriting: writing.isPending,
    tryFile: (file: File) => {
      saving.reset();
      trying.mutate(file);
    },
    save: () => {
      if (!tried || sent.current === tried) return;
      sent.current = tried;
      saving.mutate(tried);
    },
    write: () => writing.mutate(),
  };
}
