import classes from './chart-legend.module.css';
import type { ChartSeries } from './chart-types.ts';

/** What each colour and pattern stands for; needless with one series, which the title names. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ul className={classes.legend}>
      {series.map(({ name, tone, kind }) => (
        <li key={name} className={classes.entry}>
          <span className={classes.swatch} data-tone={tone} data-kind={kind} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}
