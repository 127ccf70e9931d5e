import type { ReactNode } from 'react';
import { inspectionLooks } from '../surveys/inspection-looks.ts';
import classes from './marked-line.module.css';

interface MarkedLineProps {
  readonly color: 'yellow' | 'red';
  readonly children: ReactNode;
}

/** A line with the color and icon of its severity. */
export function MarkedLine({ color, children }: MarkedLineProps) {
  const Mark = inspectionLooks[color].icon;
  return (
    <span className={classes.line} data-color={color}>
      <Mark size={16} aria-hidden className={classes.mark} />
      <span>{children}</span>
    </span>
  );
}
