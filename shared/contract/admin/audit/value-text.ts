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
function auditValueText(
  { field, unit }: Pick<Changed, 'field' | 'unit'>,
  value: Changed['after'],
  { t, formatDate }: Writing,
): string {
  if (value === null) return t('audit.no_value');
  if (unit) return t(`specs.measure.${unit}`, { value: String(value) });
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  return dates.includes(field) ? formatDate(String(value)) : String(value);
}

/** A field before and after a change; of a list, what left it and what joined it, marked as such. */
export function auditSides(changed: Changed, writing: Writing): readonly [string, string] {
  const { before, after, is_list } = changed;
  if (!is_list)
    return [auditValueText(changed, before, writing), auditValueText(changed, after, writing)];
  return [before === null ? '' : `− ${before}`, after === null ? '' : `+ ${after}`];
}

/** The same in one line. */
export function auditLineText(changed: Changed, writing: Writing): string {
  const field = writing.t(`audit.field.${changed.field}`);
  const [before, after] = auditSides(changed, writing);
  return changed.is_list
    ? writing.t('audit.list_line', { field, changes: `${before} ${after}`.trim() })
    : writing.t('audit.value_line', { field, before, after });
}
