import { useWords } from '@portal/platform/i18n';
import { Progress, VisuallyHidden } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import classes from './global-loader.module.css';
import { useLoaderOpen } from './loader-queues.ts';

/** Milliseconds before the bar is shown. */
const patience = 200;

/** A thin bar over the page while any queue of the loader is open. */
export function GlobalLoader() {
  const open = useLoaderOpen();
  const shown = useDelayed(open);
  const { t } = useWords();
  return (
    <div className={classes.bar} role="status">
      {shown && (
        <>
          <Progress value={100} animated size="xs" radius={0} aria-hidden />
          <VisuallyHidden>{t('loader.loading')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

function useDelayed(open: boolean): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setWaited(true), patience);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [open]);
  return open && waited;
}
