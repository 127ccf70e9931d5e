import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { IconPlugConnectedX } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from './offline-banner.module.css';

interface OfflineBannerProps {
  /** Other notices at the bottom of the window. */
  children?: ReactNode;
}

/** Banner shown while the browser is offline. It covers no content permanently. */
export function OfflineBanner({ children }: OfflineBannerProps) {
  const { t } = useWords();
  const isOnline = useBusState(connectivityChanged) ?? true;
  return (
    <div role="status" className={classes.place}>
      {!isOnline && (
        <p className={classes.banner}>
          <IconPlugConnectedX size={18} stroke={1.5} aria-hidden className={classes.icon} />
          <span className={classes.text}>{t('offline.text')}</span>
        </p>
      )}
      {children}
    </div>
  );
}
