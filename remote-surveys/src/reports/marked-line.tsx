import type { ReactNode } from 'react';
import { inspectionLooks } from '../surveys/inspection-looks.ts';
import classes from './marked-line.module.css';

interface MarkedLineProps {
  readonly color: 'yellow' | 'red';
  readonly children: ReactNode;
}

/** A line in the color and with the icon of how bad it is. */
export function MarkedLine({ color, children }: MarkedLineProps) {
  const Mark = inspectionLooks[color].icon;
  return (
    <span className={classes.line} data-color={color}>
      <Mark size={16} aria-hidden className={classes.mark} />
      <span>{children}</span>
    </span>
  );
}
