import type { ReactNode } from 'react';
import classes from './auto-grid.module.css';

export interface AutoGridProps {
  children: ReactNode;
  /** Least width of a column, as a CSS length; as many columns stand side by side as fit. */
  minColumn?: string;
  /** Greatest number of columns. */
  columns?: 1 | 2 | 3 | 4;
  gap?: 'xs' | 'sm' | 'md' | 'lg';
}

/** Equal columns that fold under each other where there is no room; no media queries needed. */
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
