import type { OnView, ReportView } from '../view/report-view.ts';
import { BarsChart } from './bars-chart.tsx';
import type { DrawnFigures } from './drawn-figures.ts';
import { PiesChart } from './pies-chart.tsx';

interface ReportChartProps extends DrawnFigures {
  readonly view: Pick<ReportView, 'selected'>;
  readonly onView: OnView;
}

/** Shows the figures of a report as its chart, with a written summary. */
export function ReportChart({ view, onView, ...figures }: ReportChartProps) {
  const { chart } = figures.definition;
  return chart.kind === 'pie' ? (
    <PiesChart {...figures} chart={chart} selected={view.selected} onView={onView} />
  ) : (
    <BarsChart {...figures} chart={chart} />
  );
}
