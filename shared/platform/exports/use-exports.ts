import type { GeneratedExport, portalCalls } from '@portal/contract/portal';
import { useEffect, useRef } from 'react';
import { bus } from '../bus/bus-core.ts';
import { notified } from '../bus/events.ts';
import { callsOf } from '../http/calls-of.ts';
import { filesOf } from '../http/files-of.ts';
import { saveFile } from '../http/save-file.ts';
import { useWords } from '../i18n/use-words.ts';
import { useMutation, useQuery, useQueryClient } from '../query/query.ts';
import { codeOf, exportFailureText } from './export-failure.ts';
import { exportsQuery, withExport } from './exports.query.ts';

const call = callsOf<typeof portalCalls>();
const file = filesOf<typeof portalCalls>();

const downloadExport = (id: number) =>
  file('GET portal-v1:exports/download_export/{id}', { params: { id } });

const none: readonly GeneratedExport[] = [];

/** Returns the user's background exports and the actions on them. */
export function useExports() {
  const { t } = useWords();
  const client = useQueryClient();
  const { data = none, isError, refetch } = useQuery(exportsQuery);
  const tell = (error: unknown) => {
    const code = codeOf(error);
    // In these calls only the export itself can be an unknown value.
    const key = code === 'unknown_value' ? 'shell:export.failed.gone' : exportFailureText(code);
    if (code !== 'no_session') bus.emit(notified, { tone: 'error', text: t(key) });
  };
  const keep = (changed: GeneratedExport) => {
    void client.cancelQueries(exportsQuery);
    client.setQueryData(exportsQuery.queryKey, (list) => withExport(list, changed));
  };

  const download = useMutation({ mutationFn: downloadExport, onSuccess: saveFile, onError: tell });
  const cancel = useMutation({
    mutationFn: (id: number) =>
      call('POST portal-v1:exports/cancel_export/{id}', { params: { id } }),
    onSuccess: keep,
    onError: tell,
  });

  // Exports started here are saved as soon as they are ready; those started elsewhere wait in the
  // list.
  const awaited = useRef(new Set<number>());
  const { mutate: save } = download;
  useEffect(() => {
    for (const { id, state } of data) if (state === 'ready' && awaited.current.delete(id)) save(id);
  }, [data, save]);

  return {
    exports: data,
    /** Whether the last poll failed, so that the progress shown may be out of date. */
    isLost: isError,
    refresh: () => void refetch(),
    add: (started: GeneratedExport) => {
      awaited.current.add(started.id);
      keep(started);
    },
    download: (id: number) => download.mutate(id),
    /** Id of the export being downloaded; null if there is none. */
    downloading: download.isPending ? download.variables : null,
    cancel: (id: number) => cancel.mutate(id),
  };
}

export type Exports = ReturnType<typeof useExports>;
