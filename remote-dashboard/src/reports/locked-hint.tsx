import { useWords } from '@portal/platform/i18n';
import { IconLock, Text } from '@portal/platform/ui';
import classes from './report-card.module.css';

/** Why the controls of a card do nothing, and what would let them. */
export function LockedHint() {
  const { t } = useWords();
  return (
    <Text size="sm" c="dimmed" className={classes.locked}>
      <IconLock size={16} aria-hidden className={classes.lock} />
      <span>{t('basket.locked')}</span>
    </Text>
  );
}
