import type {
  Comparison,
  CoveredDays,
  ReportDefinition,
  RowsBy,
  ShownRow,
} from '@portal/contract/reports';
import type { ChartProps } from '../../charts/charts.ts';
import type { FigureFormat } from '../../format/format.ts';
import type { SpokenWords } from '../../i18n/i18n.ts';
import type { useFigure } from '../figures/use-figure.ts';

/** What a chart draws. */
export interface DrawnFigures {
  readonly definition: ReportDefinition;
  /** In the order of the server. */
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  readonly compared: readonly Comparison[];
  /** The rows are locations or dealers, which the total is drawn beside. */
  readonly rowsBy: RowsBy | null;
  /** The days that the figures are of; null where they are not known. */
  readonly days: CoveredDays | null;
}

/** Bars and lines with their summary in words. */
export type DrawnBars = Omit<ChartProps<FigureFormat>, 'title' | 'valueText'>;

/** How words and figures are written. */
export interface Wording {
  readonly t: SpokenWords['t'];
  /** Of the words. */
  readonly locale: string;
  readonly figure: ReturnType<typeof useFigure>;
}
