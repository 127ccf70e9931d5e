import { Loader, VisuallyHidden } from '@mantine/core';
import { useWords } from '../../i18n/i18n.ts';
import classes from './quiet-refresh.module.css';

export interface QuietRefreshProps {
  active: boolean;
  /** Text for assistive technology; "Refreshing…" by default. */
  label?: string;
}

/** A small mark that new figures are loading while the old ones remain readable. */
export function QuietRefresh({ active, label }: QuietRefreshProps) {
  const { t } = useWords();
  return (
    <span role="status" className={classes.mark}>
      {active && (
        <>
          <Loader size={14} aria-hidden />
          <VisuallyHidden>{label ?? t('shell:ui.refreshing')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
