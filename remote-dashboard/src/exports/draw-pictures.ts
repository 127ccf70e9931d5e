import type { ReportAnswer } from '@portal/contract/reports';
import type { ChartPicture } from '@portal/platform/charts';
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

/** The graphs of reports, by their types; those without a chart have none. */
export interface DrawnPictures {
  readonly pictures: ReadonlyMap<string, ChartPicture>;
  /** Some could not be drawn. */
  readonly areSomeLate: boolean;
}

/** Draws the graphs of all reports that show one. */
export async function drawPictures(
  { reports }: Pick<Subject, 'reports'>,
  { draw, read, signal, onGraph }: Drawing,
): Promise<DrawnPictures> {
  const drawn = reports.filter(({ part }) => part.display_mode !== 'table');
  const pictures = new Map<string, ChartPicture>();
  let areSomeLate = false;
  for (const [place, report] of drawn.entries()) {
    onGraph(place + 1, drawn.length);
    const answer = await read(report);
    signal.throwIfAborted();
    const isEmpty = answer.total === null || answer.rows.length === 0;
    const picture = isEmpty ? null : await draw(report, answer, signal);
    if (picture === 'late') areSomeLate = true;
    else if (picture) pictures.set(report.part.report_type, picture);
  }
  return { pictures, areSomeLate };
}
