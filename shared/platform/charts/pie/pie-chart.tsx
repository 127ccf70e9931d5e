import classes from '../chart.module.css';
import { ChartLegend } from '../chart-legend.tsx';
import type { PieChartProps } from '../pie-types.ts';
import { PiePlace } from './pie-place.tsx';

/**
 * Shows parts of a whole and their comparisons: a named pie for each, one legend and a written
 * summary. The arrow keys move through the slices.
 */
export function PieChart({ title, summary, pies }: PieChartProps) {
  const slices = pies[0]?.slices ?? [];
  return (
    <figure className={classes.figure} aria-label={title}>
      <ChartLegend entries={slices.map(({ name, tone }) => ({ name, tone, kind: 'bar' }))} />
      <div className={classes.pies}>
        {pies.map((pie) => (
          <PiePlace key={pie.name} pie={pie} />
        ))}
      </div>
      <figcaption className={classes.summary}>{summary}</figcaption>
    </figure>
  );
}
