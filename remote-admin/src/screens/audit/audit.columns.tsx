import { type AuditedChange, auditLineText, personText } from '@portal/contract/admin';
import { formatDate } from '@portal/platform/format';
import { useMomentText, useWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { Anchor } from '@portal/platform/ui';
import classes from './audit.module.css';

/** Cells of the audit; the timestamp opens the change. */
export function useAuditCells(onOpen: (change: AuditedChange) => void): ListCells<AuditedChange> {
  const { t } = useWords();
  const momentText = useMomentText();
  return {
    at: (change) => (
      <Anchor
        component="button"
        type="button"
        className={classes.moment}
        onClick={() => onOpen(change)}
      >
        {momentText(change.at)}
      </Anchor>
    ),
    user_name: ({ login, user_name }) => (
      <span dir="auto">{login === null ? t('audit.operator') : personText(user_name, t)}</span>
    ),
    subject_name: ({ subject_name }) => <span dir="auto">{personText(subject_name, t)}</span>,
    values: ({ values }) => {
      const [first] = values;
      if (!first) return null;
      return (
        <span className={classes.values} dir="auto">
          {auditLineText(first, { t, formatDate })}
          {values.length > 1 && ` ${t('audit.more', { count: values.length - 1 })}`}
        </span>
      );
    },
  };
}
