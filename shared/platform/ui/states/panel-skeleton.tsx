import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useWords } from '../../i18n/i18n.ts';
import classes from './panel-skeleton.module.css';

export interface PanelSkeletonProps {
  /** The expected content: lines of text, rows of a table or bars of a chart. */
  shape?: 'lines' | 'table' | 'chart';
  /** Number of lines, rows or bars. */
  count?: number;
  /** Text for assistive technology; "Loading…" by default. */
  label?: string;
}

/** Heights of a chart's bars, in percent; any plausible pattern will do. */
const barHeights = [45, 70, 55, 85, 62, 92, 50, 76, 66, 58, 80, 48];

/** Placeholder for a panel's content while it loads. */
export function PanelSkeleton({ shape = 'lines', count = 5, label }: PanelSkeletonProps) {
  const { t } = useWords();
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div role="status" className={classes.skeleton} data-shape={shape}>
      <VisuallyHidden>{label ?? t('shell:ui.loading')}</VisuallyHidden>
      {places.map((place) =>
        shape === 'chart' ? (
          <Skeleton
            key={place}
            className={classes.bar}
            height={`${barHeights[place % barHeights.length]}%`}
          />
        ) : (
          <Skeleton
            key={place}
            height={shape === 'table' ? 28 : 14}
            width={shape === 'lines' && place === count - 1 ? '60%' : '100%'}
          />
        ),
      )}
    </div>
  );
}
