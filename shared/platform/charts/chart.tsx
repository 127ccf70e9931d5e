import { Suspense } from 'react';
import { ErrorBoundary, lazyPart } from '../guarding/guarding.ts';
import { useWords } from '../i18n/i18n.ts';
import { FailedState, PanelSkeleton } from '../ui/ui.ts';
import classes from './chart.module.css';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartDrawing, ChartProps } from './chart-types.ts';
import { useDrawing } from './use-drawing.ts';

interface CanvasProps {
  drawing: ChartDrawing;
  height: number;
}

const Canvas = lazyPart<CanvasProps>(() => import('./canvas/canvas.tsx'));

const rowHeight = 42;

/** Room enough for every horizontal bar; vertical ones share the width instead. */
const defaultHeight = ({ orientation, categories }: ChartDrawing) =>
  orientation === 'vertical' ? 300 : Math.max(180, categories.length * rowHeight + 40);

/**
 * Bars and lines with a legend and a written summary. What draws them is fetched when the first
 * chart is shown. Colours and patterns follow the tones and the colour scheme; the arrow keys walk
 * through the values.
 */
export function Chart<Format extends string>(props: ChartProps<Format>) {
  const { summary, height, ...rest } = props;
  const { t } = useWords();
  const drawing = useDrawing(rest);
  const pixels = height ?? defaultHeight(drawing);

  return (
    <figure className={classes.figure} aria-label={props.title}>
      <ChartLegend series={props.series} />
      <div className={classes.canvas} style={{ minBlockSize: pixels }}>
        <ErrorBoundary fallback={({ reset }) => <FailedState onRetry={reset} />}>
          <Suspense
            fallback={<PanelSkeleton shape="chart" count={8} label={t('shell:chart.loading')} />}
          >
            <Canvas drawing={drawing} height={pixels} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <figcaption className={classes.summary}>{summary}</figcaption>
    </figure>
  );
}
