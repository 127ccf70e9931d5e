import type { ReportAnswer } from '@portal/contract/reports';
import { type ChartPicture, ChartStudio } from '@portal/platform/charts';
import { ReportBody } from '@portal/platform/reports';
import { type ReactNode, useCallback, useState } from 'react';
import type { ExportedReport } from './subject.ts';

type DrawChartResult = ChartPicture | null | 'late';

/** Draws the chart of a report; null if it has none, `late` if it could not be drawn. */
export type DrawChart = (
  report: ExportedReport,
  answer: ReportAnswer,
  signal: AbortSignal,
) => Promise<DrawChartResult>;

interface DrawingJob {
  readonly report: ExportedReport;
  readonly answer: ReportAnswer;
  readonly finish: (picture: DrawChartResult) => void;
}

const nothing = () => {};

/** Draws charts invisibly, one after another, whether or not their cards are on the page. */
export function useStudio(): { readonly studio: ReactNode; readonly draw: DrawChart } {
  const [sitting, setSitting] = useState<DrawingJob | null>(null);

  const draw = useCallback<DrawChart>(
    (report, answer, signal) =>
      new Promise((resolve, reject) => {
        const end = () => {
          setSitting(null);
          signal.removeEventListener('abort', giveUp);
        };
        const giveUp = () => {
          end();
          reject(signal.reason);
        };
        signal.throwIfAborted();
        signal.addEventListener('abort', giveUp);
        const finish = (picture: DrawChartResult) => {
          end();
          resolve(picture);
        };
        setSitting({ report, answer, finish });
      }),
    [],
  );

  const { report, answer, finish } = sitting ?? {};
  const studio = report && answer && finish && (
    <ChartStudio key={report.definition.type} onPicture={finish}>
      <ReportBody
        definition={report.definition}
        answer={answer}
        isStale={false}
        dates={report.dates}
        view={report.view}
        mode="graph"
        onView={nothing}
      />
    </ChartStudio>
  );
  return { studio, draw };
}
