import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { IconAlertTriangle, IconRefresh } from '../icons.ts';
import classes from './state.module.css';

export interface FailedStateProps {
  /** Describes the failure; a general sentence by default. */
  title?: ReactNode;
  text?: ReactNode;
  /** Whether it is the only content of a page: its title is then the page's heading. */
  isPage?: boolean;
  /** Tries again; without it no button is shown. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is in progress. */
  retrying?: boolean;
  /** More buttons beside "Try again". */
  actions?: ReactNode;
}

/** Shown for a part that could not be loaded, while the other parts remain. */
export function FailedState({
  title,
  text,
  onRetry,
  isPage = false,
  retrying = false,
  actions,
}: FailedStateProps) {
  const { t } = useWords();
  return (
    <div className={classes.state} role="alert" data-tone="failed">
      <span className={classes.icon}>
        <IconAlertTriangle size={28} stroke={1.5} aria-hidden />
      </span>
      <Text component={isPage ? 'h1' : 'p'} fw={600} {...(isPage && { fz: 'xl' })}>
        {title ?? t('shell:ui.failed_title')}
      </Text>
      <Text size="sm" c="dimmed" className={classes.text}>
        {text ?? t('shell:ui.failed_text')}
      </Text>
      <div className={classes.action}>
        {onRetry && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={retrying}
            onClick={onRetry}
          >
            {t('shell:ui.retry')}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
