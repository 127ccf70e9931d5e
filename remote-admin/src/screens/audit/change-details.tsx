import { type AuditedChange, auditSides, personText } from '@portal/contract/admin';
import { formatDate } from '@portal/platform/format';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { DataTable, Facts, Stack } from '@portal/platform/ui';
import classes from './audit.module.css';

/** A change: its author and time, and each value before and after. */
export function ChangeDetails({ change }: { readonly change: AuditedChange }) {
  const { t } = useWords();
  const momentText = useMomentText();
  const { login, user_name } = change;
  const shown = (text: string) => (
    <span className={classes.values} dir="auto">
      {text}
    </span>
  );
  return (
    <Stack gap="lg">
      <Facts
        isWide
        facts={[
          [t('audit.at'), momentText(change.at)],
          [t('audit.user'), login === null ? t('audit.operator') : personText(user_name, t)],
          [t('audit.login'), login || null],
          [t('audit.area'), t(`audit.area_of.${change.area}`)],
          [t('audit.action'), t(`audit.action_of.${change.action}`)],
          [t('audit.account'), change.account],
        ]}
      />
      {change.values.length > 0 && (
        <DataTable
          caption={t('audit.values')}
          columns={[
            {
              field: 'field',
              header: t('audit.field_name'),
              render: ({ field }) => t(`audit.field.${field}`),
            },
            {
              field: 'before',
              header: t('audit.before'),
              render: (changed) => shown(auditSides(changed, { t, formatDate })[0]),
            },
            {
              field: 'after',
              header: t('audit.after'),
              render: (changed) => shown(auditSides(changed, { t, formatDate })[1]),
            },
          ]}
          rows={change.values}
          rowKey={({ field }) => field}
          unevenRows
        />
      )}
    </Stack>
  );
}
