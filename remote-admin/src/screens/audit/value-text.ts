import type { AuditedChange } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';

type Changed = AuditedChange['values'][number];

/** How the values of the audit read. */
export function useValueText() {
  const { t } = useWords();
  const valueText = (value: Changed['after']): string => {
    if (value === null) return t('audit.no_value');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    return String(value);
  };
  const lineText = ({ field, before, after }: Changed): string =>
    t('audit.value_line', {
      field: t(`audit.field.${field}`),
      before: valueText(before),
      after: valueText(after),
    });
  return { valueText, lineText };
}
