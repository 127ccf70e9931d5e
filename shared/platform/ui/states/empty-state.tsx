import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Icon, IconInbox } from '../icons.ts';
import classes from './state.module.css';

export interface EmptyStateProps {
  icon?: Icon;
  /** Names the missing content. */
  title: ReactNode;
  /** Whether it is the only content of a page: its title is then the page's heading. */
  isPage?: boolean;
  /** The reason, and what would help. */
  text?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

/**
 * Shown if there is nothing to show without an error: gives the reason and suggests the next step.
 */
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
