import {
  type AuditedChange,
  auditList,
  measuredUnits,
  type SpecField,
} from '@portal/contract/admin';
import { isIsoDate, roundHalfUp } from '@portal/platform/format';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { type ReaderClock, readerUtcOffset } from '../../../exports/reader-clock.ts';
import type { ListInput } from '../../../lists/list-handlers.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { specUnitsOf } from '../specs/spec-units.ts';

type ValueChange = AuditedChange['values'][number];
type Values = Readonly<Record<string, unknown>>;
type Row = Omit<AuditedChange, 'at' | 'values'> & {
  readonly at: Date;
  readonly before: Values | null;
  readonly after: Values | null;
};

const columns = sql`
  e.id, e.at, case when u.forgotten_at is null then u.login else '' end as login, coalesce(trim(u.name || ' ' || u.last_name), '') as user_name, e.area, e.action,
  e.subject as subject_name, a.nonsig as account, e.before, e.after`;

/** @throws Refusal `invalid` for a day that does not exist */
export async function readChanges(
  { unscoped, body, user, ...clock }: ListInput<typeof auditList>,
  page: PageRequest,
): Promise<Page<AuditedChange>> {
  const { keyword = '', area, action, date_from, date_to } = body;
  const conditions = [
    holdsKeyword(keyword.trim(), [
      sql`e.subject`,
      sql`u.login`,
      sql`u.name || ' ' || u.last_name`,
      sql`a.nonsig`,
    ]),
    ...(area ? [sql`e.area = ${area}`] : []),
    ...(action ? [sql`e.action = ${action}`] : []),
    ...(date_from ? [sql`e.at >= ${startOf('date_from', date_from, clock)}`] : []),
    ...(date_to
      ? [sql`e.at < ${startOf('date_to', date_to, clock)}::timestamptz + interval '24 hours'`]
      : []),
  ];
  const { rows, ...counts } = await readPage<Row>(
    unscoped,
    {
      columns,
      rows: sql`from audit_entries e
        left join users u on u.id = e.user_id
        left join accounts a on a.id = e.account_id
        where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(auditList, { at: [sql`e.at`] }, body, sql`e.id desc`),
    },
    page,
  );
  const units = specUnitsOf(user);
  return {
    rows: rows.map(({ at, before, after, ...row }) => ({
      ...row,
      at: at.toISOString(),
      values: valuesOf(before, after).map((changed) => inUnits(changed, units)),
    })),
    ...counts,
  };
}

/** The instant at which a day begins in the reader's time zone. */
function startOf(field: string, day: string, clock: ReaderClock): RawBuilder<Date> {
  if (!isIsoDate(day)) throw refuse('invalid', field);
  return sql`${new Date(Date.parse(day) - readerUtcOffset(clock))}`;
}

/** Listed last: the day from which the other values apply. */
const lastField = 'valid_from';

/** Lists every field that has a value before or after. */
function valuesOf(before: Values | null, after: Values | null): AuditedChange['values'] {
  return Object.keys({ ...before, ...after })
    .sort((a, b) => Number(a === lastField) - Number(b === lastField))
    .map((field) => changeOf(field, before?.[field], after?.[field]))
    .filter((value) => value.before !== null || value.after !== null);
}

/**
 * Reduces two lists to the entries removed and added: of thirty rights only one may have changed.
 */
function changeOf(field: string, before: unknown, after: unknown): ValueChange {
  if (!Array.isArray(before) || !Array.isArray(after))
    return { field, before: toAuditValue(before), after: toAuditValue(after) };
  const without = (all: unknown[], others: unknown[]) =>
    toAuditValue(all.filter((each) => !others.includes(each)));
  return { field, before: without(before, after), after: without(after, before), is_list: true };
}

/** Fields that are measured like fields of specs. */
const measuredAs: Readonly<Record<string, SpecField>> = {
  target_pressure: 'target_pressure',
  pull_depth: 'pull_depth',
  tread_depth: 'pull_depth',
  torque_m22: 'torque_m22',
  torque_stud_20mm: 'torque_stud_20mm',
};

/** Converts measured values to the reader's units, rounded to two decimals. */
function inUnits(changed: ValueChange, units: ReturnType<typeof specUnitsOf>): ValueChange {
  const field = measuredAs[changed.field];
  const unit = measuredUnits.find((each) => field && each === units.unit(field));
  if (!field || !unit) return changed;
  const shown = (value: ValueChange['after']) =>
    typeof value === 'number' ? roundHalfUp(units.shown(field, value) ?? 0, 2) : value;
  return { ...changed, before: shown(changed.before), after: shown(changed.after), unit };
}

function toAuditValue(value: unknown): ValueChange['after'] {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined || value === '' ? null : String(value);
}
