import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { useOverflow } from './use-overflow.ts';
import { usePaperScale } from './use-paper-scale.ts';

interface TableScrollerProps {
  captionId: string;
  maxHeight: string | undefined;
  /** The table; scrolling does not rerender its rows. */
  children: ReactNode;
}

/**
 * The container of a table: overflow scrolls in a region that the keyboard can reach, and is scaled
 * down for printing.
 */
export function TableScroller({ captionId, maxHeight, children }: TableScrollerProps) {
  const [scroller, overflow] = useOverflow();
  const [place, printing] = usePaperScale();
  const reach =
    overflow.wide || overflow.high
      ? { role: 'group', tabIndex: 0, 'aria-labelledby': captionId }
      : undefined;
  return (
    <div
      ref={place}
      className={classes.place}
      data-printing={printing}
      data-more={overflow.more || undefined}
    >
      <Box
        ref={scroller}
        className={classes.scroller}
        data-wide={overflow.wide || undefined}
        __vars={{ '--table-height': maxHeight }}
        {...reach}
      >
        {children}
      </Box>
    </div>
  );
}
