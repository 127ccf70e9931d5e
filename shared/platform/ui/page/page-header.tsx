import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  /** The screen's one first-level heading. */
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The title of the screen, and the actions on all of it. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {description !== undefined && (
          <Text c="dimmed" className={classes.description}>
            {description}
          </Text>
        )}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
