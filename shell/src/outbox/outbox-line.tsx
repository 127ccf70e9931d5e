import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useWaitingCounts } from '@portal/platform/offline/manage';
import { Link, useLocation } from '@portal/platform/routing';
import { Anchor, IconClock } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import classes from '../connection/offline-banner.module.css';
import { useCenterPath } from './use-center-path.ts';
import { useOthersNotice } from './use-others-notice.ts';

/** Milliseconds within which sent work is not reported as waiting. */
const soon = 5_000;

/**
 * Line with the number of the user's entries in the outbox, or of those that need attention, and a
 * link to them. Not shown on the page that lists them.
 */
export function OutboxLine() {
  const { t } = useWords();
  const { own, attention, others } = useWaitingCounts();
  const isOnline = useBusState(connectivityChanged) ?? true;
  const { pathname } = useLocation();
  const center = useCenterPath();
  const isLate = useIsLate(own > 0);
  useOthersNotice(others > 0);
  if (own === 0 || pathname === center || (isOnline && attention === 0 && !isLate)) return null;
  const isTold = attention > 0 && isOnline;
  return (
    <p className={classes.banner}>
      <IconClock size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.text}>
        {t(isTold ? 'outbox.attention' : 'outbox.waiting', { n: isTold ? attention : own })}
      </span>
      {center && (
        <Anchor
          component={Link}
          to={center}
          display="inline-block"
          lh="44px"
          miw="max-content"
          px="xs"
          my={-8}
          c="inherit"
          fz="inherit"
          fw={600}
          underline="always"
        >
          {t('outbox.show')}
        </Anchor>
      )}
    </p>
  );
}

/** Whether a condition has been true for longer than a moment. */
function useIsLate(holds: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLate(true), soon);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [holds]);
  return isLate;
}
