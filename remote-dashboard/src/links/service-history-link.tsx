import { useWords } from '@portal/platform/i18n';
import { ActionIcon, ExternalLink, IconArrowRight, VisuallyHidden } from '@portal/platform/ui';
import classes from './service-history-link.module.css';

interface ServiceHistoryLinkProps {
  readonly address: string;
  /** What the row is of. */
  readonly name: string;
  /** What is to be known before it is followed. */
  readonly title?: string;
}

/** The arrow that leads from a row of a report to its events in the service history. */
export function ServiceHistoryLink({ address, name, ...hint }: ServiceHistoryLinkProps) {
  const { t } = useWords();
  return (
    <ActionIcon component={ExternalLink} href={address} {...hint} variant="subtle">
      <IconArrowRight size={16} aria-hidden className={classes.arrow} />
      <VisuallyHidden>{t('link.service_history', { name })}</VisuallyHidden>
    </ActionIcon>
  );
}
