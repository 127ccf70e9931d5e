import type { ReactNode } from 'react';
import classes from './people.module.css';

interface TextCellProps {
  readonly text: string;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** Table cell for user-written text of any length. */
export const TextCell = ({ text, children }: TextCellProps) => (
  <div className={classes.cell}>
    <span className={classes.text} dir="auto">
      {text}
    </span>
    {children}
  </div>
);
