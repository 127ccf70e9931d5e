import type { useTableRoom } from '@portal/platform/lists';
import type { ReactNode } from 'react';
import classes from './yard.module.css';

interface RowNameProps {
  readonly room: ReturnType<typeof useTableRoom>;
  /** Shown below the name on a phone, which has no room for its column. */
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** The name of a table's row, in its first cell. */
export const RowName = ({ room, below, children }: RowNameProps) => (
  <div className={classes.stacked}>
    {children}
    {room === 'phone' && <div>{below}</div>}
  </div>
);
