import type { useTableRoom } from '@portal/platform/lists';
import type { ReactNode } from 'react';
import classes from './yard.module.css';

interface RowNameProps {
  readonly room: ReturnType<typeof useTableRoom>;
  /** Shown below the name on phones, which have no room for its column. */
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** Name of a table row, in its first cell. */
export const RowName = ({ room, below, children }: RowNameProps) => (
  <div className={classes.stacked}>
    {children}
    {room === 'phone' && <div>{below}</div>}
  </div>
);
