import type { Static } from 'typebox';
import type { auditedChange } from './audit.schema.ts';

type Changed = Static<typeof auditedChange>['values'][number];
type Translate = (key: string, params?: Readonly<Record<string, string>>) => string;

/** A value of the audit as people read it. */
export function auditValueText(value: Changed['after'], t: Translate): string {
  if (value === null) return t('audit.no_value');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  return String(value);
}

/** A field of a change, before and after. */
export const auditLineText = ({ field, before, after }: Changed, t: Translate): string =>
  t('audit.value_line', {
    field: t(`audit.field.${field}`),
    before: auditValueText(before, t),
    after: auditValueText(after, t),
  });
