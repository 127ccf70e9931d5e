import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Icon, IconInbox } from '../icons.ts';
import classes from './state.module.css';

export interface EmptyStateProps {
  icon?: Icon;
  /** What is not there. */
  title: ReactNode;
  /** It is all that a page shows: its title is the page's heading. */
  isPage?: boolean;
  /** Why, and what would help. */
  text?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

/** Nothing to show, and that is not an error: says why and offers the next step. */
export function EmptyState({
  icon: Mark = IconInbox,
  title,
  isPage = false,
  text,
  action,
}: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon}>
        <Mark size={28} stroke={1.5} aria-hidden />
      </span>
      <Text component={isPage ? 'h1' : 'p'} fw={600} {...(isPage && { fz: 'xl' })}>
        {title}
      </Text>
      {text !== undefined && (
        <Text size="sm" c="dimmed" className={classes.text}>
          {text}
        </Text>
      )}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
