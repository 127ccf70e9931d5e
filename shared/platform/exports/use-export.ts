import type { GeneratedExport } from '@portal/contract/portal';
import type { ExportFormat } from '@portal/contract/wire';
import { useContext, useEffect, useRef, useState } from 'react';
import { bus } from '../bus/bus-core.ts';
import { notified } from '../bus/events.ts';
import type { ReceivedFile } from '../http/call.ts';
import { clientKey } from '../http/client-key.ts';
import { saveFile } from '../http/save-file.ts';
import { useWords } from '../i18n/use-words.ts';
import { codeOf, exportFailureText } from './export-failure.ts';
import { PlaceContext } from './exports-place.tsx';

export interface SendOptions<Format extends ExportFormat = ExportFormat> {
  readonly format: Format;
  readonly signal: AbortSignal;
  /** Idempotency key, the same for every attempt, so that nothing starts twice. */
  readonly key: string;
}

interface PrepareOptions<Format extends ExportFormat> extends Omit<SendOptions<Format>, 'key'> {
  /** Receives a sentence that describes the current step. */
  readonly onStage: (text: string) => void;
}

/** An export that can be made in one of the formats. */
export interface ExportTask<Request, Format extends ExportFormat = ExportFormat> {
  /** Number of parts; a picture export has one picture per part. Default: 1. */
  readonly parts?: number;
  /** Work before the call to the server, such as drawing. Not repeated on a retry. */
  readonly prepare: (options: PrepareOptions<Format>) => Promise<Request>;
  /** Requests the file from the server, which returns it at once or makes it in the background. */
  readonly send: (
    request: Request,
    options: SendOptions<Format>,
  ) => Promise<ReceivedFile | GeneratedExport>;
}

export interface RunningExport {
  /** The current step as a sentence; null if no export is in progress. */
  readonly stage: string | null;
  readonly run: <Request, Format extends ExportFormat>(
    task: ExportTask<Request, Format>,
    format: Format,
  ) => void;
  readonly cancel: () => void;
}

/**
 * Runs an export: saves the file, or adds it to the page's list of exports; shows a notice with the
 * reason if it fails.
 */
export function useExport(): RunningExport {
  const { t } = useWords();
  const place = useContext(PlaceContext);
  const [stage, setStage] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = (result: ReceivedFile | GeneratedExport) => {
    if ('content' in result) return saveFile(result);
    if (!place) throw new Error('There is no place for exports on this page');
    place.exports.add(result);
    place.onShown('told');
  };

  const attempt = async <Request, Format extends ExportFormat>(
    task: ExportTask<Request, Format>,
    format: Format,
    key: string,
    known?: { readonly request: Request },
  ) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    const making = t('shell:export.making');
    setStage(making);
    let prepared = known;
    try {
      prepared ??= { request: await task.prepare({ format, signal, onStage: setStage }) };
      setStage(making);
      const result = await task.send(prepared.request, { format, signal, key });
      if (!signal.aborted) take(result);
    } catch (error) {
      const code = codeOf(error);
      // The end of a session has a popup of its own.
      if (signal.aborted || code === 'no_session') return;
      const retry = {
        label: t('shell:export.retry'),
        perform: () => void attempt(task, format, key, prepared),
      };
      bus.emit(notified, { tone: 'error', text: t(exportFailureText(code)), action: retry });
    } finally {
      if (running.current === stop) {
        running.current = null;
        setStage(null);
      }
    }
  };

  return {
    stage,
    run: (task, format) => void attempt(task, format, clientKey()),
    cancel: () => running.current?.abort(),
  };
}
