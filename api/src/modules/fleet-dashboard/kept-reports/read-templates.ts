import {
  keptLimits,
  savedTabs,
  type TemplateRow,
  type TemplateSortKey,
  templateSortKeys,
} from '@portal/contract/fleet-dashboard';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { orderBy, readPage } from '../../../lists/read-page.ts';
import type { QueryContext } from '../../../scope/find-account.ts';
import { restoreReport } from './restore-report.ts';
import { isSeen, seenAccountText } from './seen-account.ts';

interface StoredRow extends Pick<TemplateRow, 'id' | 'account_name' | 'account_lost' | 'revision'> {
  readonly name: string;
  readonly tab_type: TemplateRow['report_type_display'];
  readonly date_type: TemplateRow['report_dates']['date_type'];
  readonly date_from: string;
  readonly date_to: string;
  readonly created_at: Date;
  readonly changed_at: Date;
}

interface StoredTemplate extends StoredRow {
  readonly form_version: number;
  readonly saved_report: unknown;
}

interface ListRequest {
  readonly page_number?: number;
  readonly page_size?: number;
  readonly keyword?: string;
  readonly order_by?: TemplateSortKey;
  readonly is_sort_desc?: boolean;
}

/** Reads a page of the user's own templates. */
export async function readTemplates({ db }: QueryContext, request: ListRequest) {
  const { page_number = 1, page_size = keptLimits.page, keyword = '' } = request;
  const matching = sql`
    from dashboard_templates t left join accounts a on a.id = t.account_id
    where ${isPresent}
      and ${holdsKeyword(keyword.trim(), [sql`t.name`, sql`coalesce(${seenAccountText}, '')`])}`;
  const { rows, ...page } = await readPage<StoredRow>(
    db,
    { columns: rowColumns, rows: matching, order: sortedBy(request) },
    { page_number, page_size },
  );
  return { templates: rows.map(templateRowOf), ...page };
}

/**
 * Reads one of the user's own templates, with its report.
 *
 * @throws Refusal `unknown_value`
 */
export async function readTemplate({ db }: QueryContext, id: number) {
  const { rows } = await sql<StoredTemplate>`
    select ${rowColumns}, t.form_version, t.saved_report
    from dashboard_templates t left join accounts a on a.id = t.account_id
    where ${isPresent} and t.id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  const { form_version, saved_report } = stored;
  return {
    ...templateRowOf(stored),
    form_version,
    ...restoreReport(saved_report, stored.account_lost),
  };
}

/**
 * Reads one of the user's own templates as a row of the list.
 *
 * @throws Refusal `unknown_value`
 */
export async function readTemplateRow({ db }: QueryContext, id: number): Promise<TemplateRow> {
  const { rows } = await sql<StoredRow>`
    select ${rowColumns}
    from dashboard_templates t left join accounts a on a.id = t.account_id
    where t.id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  return templateRowOf(stored);
}

const isPresent = sql<SqlBool>`t.deleted_at is null`;

const rowColumns = sql`
  t.id, ${seenAccountText} as account_name, ${isSeen} is not true as account_lost, t.name,
  t.tab_type, t.date_type, t.date_from, t.date_to, t.created_at, t.changed_at, t.revision`;

const templateRowOf = (row: StoredRow): TemplateRow => ({
  id: row.id,
  account_name: row.account_name,
  account_lost: row.account_lost,
  report_name: row.name,
  report_type_display: row.tab_type,
  report_dates: { date_type: row.date_type, date_from: row.date_from, date_to: row.date_to },
  date_created: row.created_at.toISOString(),
  date_changed: row.changed_at.toISOString(),
  revision: row.revision,
});

/**
 * Templates with equal values in the column are sorted by name, in ascending order in either
 * direction.
 */
function sortedBy({ order_by, is_sort_desc }: ListRequest) {
  const key = order_by ?? templateSortKeys.date_created;
  // The default order is newest first; every other column defaults to ascending.
  const isDown = is_sort_desc ?? order_by === undefined;
  const columns: Record<TemplateSortKey, readonly RawBuilder<unknown>[]> = {
    2: [sql`${seenAccountText} collate "und-x-icu"`],
    3: [sql`t.name collate "und-x-icu"`],
    4: [sql`array_position(${[...savedTabs]}::text[], t.tab_type)`],
    6: [sql`t.date_from`, sql`t.date_to`],
    7: [sql`t.created_at`],
  };
  return orderBy(columns[key], { isDown, last: sql`t.name collate "und-x-icu", t.id` });
}
