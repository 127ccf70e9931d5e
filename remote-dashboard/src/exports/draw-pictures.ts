import type { ReportAnswer } from '@portal/contract/fleet-dashboard';
import type { ChartPicture } from '@portal/platform/charts';
import type { Pictures } from './export-request.ts';
import type { Subject, TakenReport } from './subject.ts';
import type { DrawChart } from './use-studio.tsx';

interface Drawing {
  readonly draw: DrawChart;
  /** The figures of a report, as its card has them. */
  readonly read: (report: TakenReport) => Promise<ReportAnswer>;
  readonly signal: AbortSignal;
  /** Told before each graph. */
  readonly onGraph: (place: number, of: number) => void;
}

/** Draws the graphs of all reports that show one. */
export async function drawPictures(
  { reports }: Pick<Subject, 'reports'>,
  { draw, read, signal, onGraph }: Drawing,
): Promise<Pictures> {
  const drawn = reports.filter(({ part }) => part.display_mode !== 'table');
  const pictures = new Map<string, ChartPicture>();
  for (const [place, report] of drawn.entries()) {
    onGraph(place + 1, drawn.length);
    const answer = await read(report);
    signal.throwIfAborted();
    const isEmpty = answer.total === null || answer.rows.length === 0;
    const picture = isEmpty ? null : await draw(report, answer, signal);
    if (picture) pictures.set(report.part.report_type, picture);
  }
  return pictures;
}
