import { Box } from '@mantine/core';
import { ErrorBoundary, lazyPart } from '../guarding/guarding.ts';
import { PartPlace } from '../guarding/part-place.tsx';
import { useWords } from '../i18n/i18n.ts';
import { usePrinting } from '../printing/use-printing.ts';
import { FailedState, PanelSkeleton } from '../ui/ui.ts';
import type { CanvasProps } from './canvas/canvas.tsx';
import classes from './chart.module.css';
import { PaperWidth, paperWidths } from './paper-width.ts';
import { useDeferredDrawing } from './use-deferred-drawing.ts';

const Canvas = lazyPart<CanvasProps>(() => import('./canvas/canvas.tsx'));

/** Preloads the drawing code while the figures are still loading. */
export const preloadCharts = (): void => Canvas.preload();

/**
 * Shows a drawing once it is near the viewport or the browser is idle, and a skeleton until then.
 * The drawing code loads when the first chart is shown.
 */
export function ChartPlace({ drawing, height }: CanvasProps) {
  const { t } = useWords();
  const { place, isTime } = useDeferredDrawing();
  const isPrinting = usePrinting();
  const paperWidth = 'slices' in drawing ? paperWidths.pie : paperWidths.chart;
  const skeleton = <PanelSkeleton shape="chart" count={8} label={t('shell:chart.loading')} />;
  return (
    <Box
      ref={place}
      data-chart
      className={classes.canvas}
      __vars={{ '--chart-height': `${height}px` }}
    >
      {isTime ? (
        <ErrorBoundary fallback={({ reset }) => <FailedState onRetry={reset} />}>
          <PartPlace loading={skeleton}>
            <PaperWidth value={isPrinting ? paperWidth : null}>
              <Canvas drawing={drawing} height={height} />
            </PaperWidth>
          </PartPlace>
        </ErrorBoundary>
      ) : (
        skeleton
      )}
    </Box>
  );
}
