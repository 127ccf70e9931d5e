import type { Static } from 'typebox';
import type { auditedChange } from './audit.schema.ts';

type Changed = Static<typeof auditedChange>['values'][number];

/** What the reader's language makes of words and calendar dates. */
interface Writing {
  readonly t: (key: string, params?: Readonly<Record<string, string>>) => string;
  /** Takes `YYYY-MM-DD`. */
  readonly formatDate: (date: string) => string;
}

const dates: readonly string[] = ['valid_from', 'survey_date', 'removed_on'];

/** A value of the audit as people read it. */
export function auditValueText(
  { field, unit }: Pick<Changed, 'field' | 'unit'>,
  value: Changed['after'],
  { t, formatDate }: Writing,
): string {
  if (value === null) return t('audit.no_value');
  if (unit) return t(`specs.measure.${unit}`, { value: String(value) });
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  return dates.includes(field) ? formatDate(String(value)) : String(value);
}

/** A field of a change, before and after. */
export const auditLineText = (changed: Changed, writing: Writing): string =>
  writing.t('audit.value_line', {
    field: writing.t(`audit.field.${changed.field}`),
    before: auditValueText(changed, changed.before, writing),
    after: auditValueText(changed, changed.after, writing),
  });
