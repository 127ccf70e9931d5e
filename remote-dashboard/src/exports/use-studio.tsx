import type { ReportAnswer } from '@portal/contract/reports';
import { type ChartPicture, ChartStudio } from '@portal/platform/charts';
import { ReportBody } from '@portal/platform/reports';
import { type ReactNode, useCallback, useState } from 'react';
import type { TakenReport } from './subject.ts';

type Drawn = ChartPicture | null | 'late';

/** Draws the chart of a report; null where there is none, `late` when it could not be drawn. */
export type DrawChart = (
  report: TakenReport,
  answer: ReportAnswer,
  signal: AbortSignal,
) => Promise<Drawn>;

interface Sitting {
  readonly report: TakenReport;
  readonly answer: ReportAnswer;
  readonly finish: (picture: Drawn) => void;
}

const nothing = () => {};

/** Draws charts one after another, whichever cards are in the page, without anybody seeing it. */
export function useStudio(): { readonly studio: ReactNode; readonly draw: DrawChart } {
  const [sitting, setSitting] = useState<Sitting | null>(null);

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
        const finish = (picture: Drawn) => {
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
