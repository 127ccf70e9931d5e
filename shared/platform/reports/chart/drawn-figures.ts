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

/** The figures in a chart. */
export interface DrawnFigures {
  readonly definition: ReportDefinition;
  /** In the server's order. */
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  readonly compared: readonly Comparison[];
  /** Set if the rows are locations or dealers, which are drawn against the total. */
  readonly rowsBy: RowsBy | null;
  /** The days that the figures cover; null if unknown. */
  readonly days: CoveredDays | null;
}

/** Bars and lines with their written summary. */
export type DrawnBars = Omit<ChartProps<FigureFormat>, 'title' | 'valueText'>;

/** How texts and figures are formatted. */
export interface Wording {
  readonly t: SpokenWords['t'];
  /** Locale of the texts. */
  readonly locale: string;
  readonly figure: ReturnType<typeof useFigure>;
}
