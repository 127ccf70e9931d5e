import { useWords } from '@portal/platform/i18n';
import { ActionIcon, ExternalLink, IconArrowRight, VisuallyHidden } from '@portal/platform/ui';
import classes from './history-link.module.css';

interface HistoryLinkProps {
  readonly address: string;
  /** Name of the survey it belongs to. */
  readonly name: string;
}

/** An arrow that links a listed survey to the service history of its location. */
export function HistoryLink({ address, name }: HistoryLinkProps) {
  const { t } = useWords();
  return (
    <ActionIcon component={ExternalLink} href={address} variant="subtle">
      <IconArrowRight size={16} aria-hidden className={classes.arrow} />
      <VisuallyHidden>{t('link.service_history_of', { name })}</VisuallyHidden>
    </ActionIcon>
  );
}
