import type { ReactNode } from 'react';
import classes from './auto-grid.module.css';

export interface AutoGridProps {
  children: ReactNode;
  /** Minimum width of a column, as a CSS length; there are as many columns as fit. */
  minColumn?: string;
  /** Maximum number of columns. */
  columns?: 1 | 2 | 3 | 4;
  gap?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A grid of equal columns that wrap if there is no room, without media queries. */
export function AutoGrid({
  children,
  minColumn = '20rem',
  columns = 4,
  gap = 'md',
}: AutoGridProps) {
  const space = `var(--mantine-spacing-${gap})`;
  const share = `(100% - ${columns - 1} * ${space}) / ${columns}`;
  return (
    <div
      className={classes.grid}
      style={{
        gap: space,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${minColumn}, ${share})), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}
