import { Suspense } from 'react';
import { ErrorBoundary, lazyPart } from '../guarding/guarding.ts';
import { useWords } from '../i18n/i18n.ts';
import { FailedState, PanelSkeleton } from '../ui/ui.ts';
import type { CanvasProps } from './canvas/canvas.tsx';
import classes from './chart.module.css';
import { useDrawingTime } from './use-drawing-time.ts';

const Canvas = lazyPart<CanvasProps>(() => import('./canvas/canvas.tsx'));

/** Fetches what draws charts while their figures are still on the way. */
export const preloadCharts = (): void => Canvas.preload();

/**
 * Where a drawing appears, once it is near what can be seen or nothing else is to be done. What draws
 * it is fetched when the first chart is shown.
 */
export function ChartPlace({ drawing, height }: CanvasProps) {
  const { t } = useWords();
  const { place, isTime } = useDrawingTime();
  const skeleton = <PanelSkeleton shape="chart" count={8} label={t('shell:chart.loading')} />;
  return (
    <div ref={place} className={classes.canvas} style={{ minBlockSize: height }}>
      {isTime ? (
        <ErrorBoundary fallback={({ reset }) => <FailedState onRetry={reset} />}>
          <Suspense fallback={skeleton}>
            <Canvas drawing={drawing} height={height} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        skeleton
      )}
    </div>
  );
}
