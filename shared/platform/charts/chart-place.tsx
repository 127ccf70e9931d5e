import { Suspense } from 'react';
import { ErrorBoundary, lazyPart } from '../guarding/guarding.ts';
import { useWords } from '../i18n/i18n.ts';
import { FailedState, PanelSkeleton } from '../ui/ui.ts';
import type { CanvasProps } from './canvas/canvas.tsx';
import classes from './chart.module.css';

const Canvas = lazyPart<CanvasProps>(() => import('./canvas/canvas.tsx'));

/** Fetches what draws charts while their figures are still on the way. */
export const preloadCharts = (): void => Canvas.preload();

/** Where a drawing appears. What draws it is fetched when the first chart is shown. */
export function ChartPlace({ drawing, height }: CanvasProps) {
  const { t } = useWords();
  return (
    <div className={classes.canvas} style={{ minBlockSize: height }}>
      <ErrorBoundary fallback={({ reset }) => <FailedState onRetry={reset} />}>
        <Suspense
          fallback={<PanelSkeleton shape="chart" count={8} label={t('shell:chart.loading')} />}
        >
          <Canvas drawing={drawing} height={height} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
