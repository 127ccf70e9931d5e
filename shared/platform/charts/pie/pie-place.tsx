import { useMemo } from 'react';
import classes from '../chart.module.css';
import { ChartPlace } from '../chart-place.tsx';
import { drawnShare, type Pie } from '../pie-types.ts';

/** In pixels. */
const height = 260;

/** One pie under its name. Slices that cannot be drawn appear as text. */
export function PiePlace({ pie }: { pie: Pie }) {
  const undrawn = pie.slices.filter((slice) => drawnShare(slice) === null);
  const reading = JSON.stringify(pie);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading stands for the pie
  const drawing = useMemo(() => pie, [reading]);

  return (
    <div className={classes.pie}>
      <p className={classes.pieName}>{pie.name}</p>
      {pie.slices.some((slice) => drawnShare(slice)) && (
        <ChartPlace drawing={drawing} height={height} />
      )}
      {undrawn.map(({ name, text }) => (
        <p key={name} className={classes.undrawn}>
          {`${name}: ${text}`}
        </p>
      ))}
    </div>
  );
}
