import classes from './sparkline.module.css';

interface Point {
  readonly id: number;
  readonly date: string;
  /** Percentage; null if nothing was read. */
  readonly share: number | null;
  readonly text: string;
}

const height = 48;

/**
 * Percentages as bars, the latest in its own color. For screen readers, the table beside them has
 * the same data.
 */
export function Sparkline({ points }: { readonly points: readonly Point[] }) {
  const most = Math.max(1, ...points.map(({ share }) => share ?? 0));
  return (
    <ol className={classes.bars} aria-hidden dir="ltr">
      {points.map(({ id, date, share, text }, index) => {
        const tall = ((share ?? 0) / most) * height;
        return (
          <li key={id} className={classes.bar}>
            <span className={classes.value}>{text}</span>
            <svg
              aria-hidden
              width="100%"
              height={height}
              viewBox={`0 0 10 ${height}`}
              preserveAspectRatio="none"
            >
              <rect
                className={index === points.length - 1 ? classes.latest : classes.earlier}
                x={0}
                y={height - Math.max(1, tall)}
                width={10}
                height={Math.max(1, tall)}
              />
            </svg>
            <span className={classes.date}>{date}</span>
          </li>
        );
      })}
    </ol>
  );
}
