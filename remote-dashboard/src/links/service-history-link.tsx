import { useWords } from '@portal/platform/i18n';
import { ActionIcon, ExternalLink, IconArrowRight, VisuallyHidden } from '@portal/platform/ui';
import classes from './service-history-link.module.css';

interface ServiceHistoryLinkProps {
  readonly address: string;
  /** The name of the row. */
  readonly name: string;
  /** A note to read before following the link. */
  readonly title?: string;
}

/** The arrow that links a row of a report to its events in the service history. */
export function ServiceHistoryLink({ address, name, ...hint }: ServiceHistoryLinkProps) {
  const { t } = useWords();
  return (
    <ActionIcon component={ExternalLink} href={address} {...hint} variant="subtle">
      <IconArrowRight size={16} aria-hidden className={classes.arrow} />
      <VisuallyHidden>{t('link.service_history', { name })}</VisuallyHidden>
    </ActionIcon>
  );
}
