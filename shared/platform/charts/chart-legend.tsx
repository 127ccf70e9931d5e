import classes from './chart-legend.module.css';
import type { ChartSeries } from './chart-types.ts';

type LegendEntry = Pick<ChartSeries, 'name' | 'tone' | 'kind' | 'compared'>;

/** Explains the colors and patterns; omitted for a single series, which the title names. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <ul className={classes.legend}>
      {entries.map(({ name, tone, kind, compared }) => (
        <li key={`${name} ${compared}`} className={classes.entry}>
          <span
            className={classes.swatch}
            data-tone={tone}
            data-kind={kind}
            data-compared={compared}
            aria-hidden
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
