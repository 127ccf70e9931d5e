import type { ExportFormat } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reportQuery } from '../reports/report.query.ts';
import { clientKey } from '../saved/client-key.ts';
import { drawPictures } from './draw-pictures.ts';
import { codeOf, exportFailureText } from './export-failure.ts';
import { hasGraphs } from './export-formats.ts';
import { type PreparedExport, prepareExport } from './export-request.ts';
import type { SendExport } from './send-export.ts';
import type { Subject } from './subject.ts';
import { useStudio } from './use-studio.tsx';

/** What an export is busy with: a graph of several, or the file itself. */
export type ExportStage =
  | { readonly kind: 'drawing'; readonly place: number; readonly of: number }
  | { readonly kind: 'making' };

interface ExportAction<Result> {
  readonly send: SendExport<Result>;
  readonly onDone: (result: Result) => void;
}

export interface RunningExport {
  /** Null while nothing is exported. */
  readonly stage: ExportStage | null;
  readonly run: (subject: Subject, format: ExportFormat) => void;
  readonly cancel: () => void;
  /** Where graphs are drawn; it is to be rendered, and is not seen. */
  readonly studio: ReactNode;
}

/** Exports something: draws its graphs, sends them, and tells why when there is no file. */
export function useExport<Result>({ send, onDone }: ExportAction<Result>): RunningExport {
  const { t } = useWords();
  const client = useQueryClient();
  const { studio, draw } = useStudio();
  const [stage, setStage] = useState<ExportStage | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const prepare = async (subject: Subject, format: ExportFormat, signal: AbortSignal) => {
    const { pictures, areSomeLate } = await drawPictures(
      hasGraphs(format) ? subject : { reports: [] },
      {
        draw,
        signal,
        read: ({ definition, view }) =>
          client.fetchQuery(reportQuery(definition, subject.selection, view)),
        onGraph: (place, of) => setStage({ kind: 'drawing', place, of }),
      },
    );
    const prepared = prepareExport(subject, pictures);
    const say = (text: string) => bus.emit(notified, { tone: 'info', text });
    if (areSomeLate) say(t('export.late_graphs'));
    if (prepared.lacksGraphs) say(t('export.no_graphs'));
    return prepared;
  };

  const attempt = async (
    subject: Subject,
    format: ExportFormat,
    key: string,
    known?: PreparedExport,
  ) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setStage({ kind: 'making' });
    let prepared = known;
    try {
      prepared ??= await prepare(subject, format, stop.signal);
      setStage({ kind: 'making' });
      const result = await send(prepared.request, { format, signal: stop.signal, key });
      if (!stop.signal.aborted) onDone(result);
    } catch (error) {
      const code = codeOf(error);
      // The end of a session has a popup of its own.
      if (stop.signal.aborted || code === 'no_session') return;
      const retry = {
        label: t('export.retry'),
        perform: () => void attempt(subject, format, key, prepared),
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
    run: (subject, format) => void attempt(subject, format, clientKey()),
    cancel: () => running.current?.abort(),
    studio,
  };
}
