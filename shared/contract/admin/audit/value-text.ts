import type { Static } from 'typebox';
import type { auditedChange } from './audit.schema.ts';

type ValueChange = Static<typeof auditedChange>['values'][number];

/** Translation and date formatting in the reader's language. */
interface TextContext {
  readonly t: (key: string, params?: Readonly<Record<string, string>>) => string;
  /** Takes `YYYY-MM-DD`. */
  readonly formatDate: (date: string) => string;
}

const dates: readonly string[] = ['valid_from', 'survey_date', 'removed_on'];

/** An audited value as readable text. */
function auditValueText(
  { field, unit }: Pick<ValueChange, 'field' | 'unit'>,
  value: ValueChange['after'],
  { t, formatDate }: TextContext,
): string {
  if (value === null) return t('audit.no_value');
  if (unit) return t(`specs.measure.${unit}`, { value: String(value) });
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  return dates.includes(field) ? formatDate(String(value)) : String(value);
}

/** Returns a field before and after a change; for a list, the removed (−) and added (+) items. */
export function auditSides(changed: ValueChange, writing: TextContext): readonly [string, string] {
  const { before, after, is_list } = changed;
  if (!is_list)
    return [auditValueText(changed, before, writing), auditValueText(changed, after, writing)];
  return [before === null ? '' : `− ${before}`, after === null ? '' : `+ ${after}`];
}

/** Returns the change as one line, with the field's name. */
export function auditLineText(changed: ValueChange, writing: TextContext): string {
  const field = writing.t(`audit.field.${changed.field}`);
  const [before, after] = auditSides(changed, writing);
  return changed.is_list
    ? writing.t('audit.list_line', { field, changes: `${before} ${after}`.trim() })
    : writing.t('audit.value_line', { field, before, after });
}
