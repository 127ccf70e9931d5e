import type { ReportAnswer } from '@portal/contract/reports';
import type { ChartPicture } from '@portal/platform/charts';
import type { ExportedReport, ExportSubject } from './subject.ts';
import type { DrawChart } from './use-studio.tsx';

interface Drawing {
  readonly draw: DrawChart;
  /** Reads the figures of a report, as shown on its card. */
  readonly read: (report: ExportedReport) => Promise<ReportAnswer>;
  readonly signal: AbortSignal;
  /** Called before each graph. */
  readonly onGraph: (place: number, of: number) => void;
}

/** The graphs of reports, by report type; reports without a chart have no entry. */
export interface DrawnPictures {
  readonly pictures: ReadonlyMap<string, ChartPicture>;
  /** Whether some could not be drawn. */
  readonly areSomeLate: boolean;
}

/** Draws the graphs of all reports that show one. */
export async function drawPictures(
  { reports }: Pick<ExportSubject, 'reports'>,
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
