import type { ExportRequest } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { type ExportTask, exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import type { ReactNode } from 'react';
import { reportQuery } from '../figures/report.query.ts';
import { drawPictures } from './draw-pictures.ts';
import { prepareExport } from './export-request.ts';
import type { SendReports } from './send-export.ts';
import type { ExportSubject } from './subject.ts';
import { useStudio } from './use-studio.tsx';

interface ReportTasks {
  /** Returns the task that exports reports: their graphs are drawn, then sent with the request. */
  readonly taskOf: (subject: ExportSubject, send: SendReports) => ExportTask<ExportRequest>;
  /** The invisible element in which graphs are drawn; the caller must render it. */
  readonly studio: ReactNode;
}

/** Provides the export tasks of the dashboard's reports. */
export function useReportTasks(): ReportTasks {
  const { t } = useWords();
  const client = useQueryClient();
  const { studio, draw } = useStudio();
  const taskOf: ReportTasks['taskOf'] = (subject, send) => ({
    parts: subject.reports.length,
    send,
    async prepare({ format, signal, onStage }) {
      // A workbook contains figures in place of graphs.
      const drawn = format === exportFormats.excel ? { reports: [] } : subject;
      const { pictures, areSomeLate } = await drawPictures(drawn, {
        draw,
        signal,
        read: ({ definition, view }) =>
          client.fetchQuery(reportQuery(definition, subject.selection, view)),
        onGraph: (n, of) => onStage(t('export.drawing', { n, of })),
      });
      const { request, lacksGraphs } = prepareExport(subject, pictures);
      const say = (text: string) => bus.emit(notified, { tone: 'info', text });
      if (areSomeLate) say(t('export.late_graphs'));
      if (lacksGraphs) say(t('export.no_graphs'));
      return request;
    },
  });
  return { taskOf, studio };
}
