import type { ReactNode } from 'react';
import classes from './people.module.css';

interface TextCellProps {
  readonly text: string;
  /** What stands under the text. */
  readonly children?: ReactNode;
}

/** A text that somebody wrote, however long, in a cell of a table. */
export const TextCell = ({ text, children }: TextCellProps) => (
  <div className={classes.cell}>
    <span className={classes.text} dir="auto">
      {text}
    </span>
    {children}
  </div>
);
