import {
  type FavoriteRow,
  type FavoriteSortKey,
  favoriteSortKeys,
  keptLimits,
  type ReportKind,
} from '@portal/contract/fleet-dashboard';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { orderBy, readPage } from '../../../lists/read-page.ts';
import type { QueryContext } from '../../../scope/find-account.ts';
import { readBase, restoreReport } from './restore-report.ts';
import { isSeen, seenAccountText } from './seen-account.ts';

type StoredRow = Omit<FavoriteRow, 'date_created' | 'report_dates'> & {
  readonly created_at: Date;
  readonly base: unknown;
};
type StoredFavorite = StoredRow & {
  readonly form_version: number | null;
  readonly saved_report: unknown;
};

interface ListRequest {
  readonly page_number?: number;
  readonly page_size?: number;
  readonly keyword?: string;
  /** All kinds if omitted. */
  readonly report_kind?: ReportKind;
  readonly order_by?: FavoriteSortKey;
  readonly is_sort_desc?: boolean;
}

/** Reads a page of the user's own favorites. */
export async function readFavorites({ db }: QueryContext, request: ListRequest) {
  const { page_number = 1, page_size = keptLimits.page, keyword = '', report_kind } = request;
  const matching = sql`
    ${ownFavorites}
      and ${report_kind === undefined ? sql`true` : sql`f.report_kind = ${report_kind}`}
      and ${holdsKeyword(keyword.trim(), [sql`f.name`, sql`coalesce(${seenAccountText}, '')`])}`;
  const { rows, ...page } = await readPage<StoredRow>(
    db,
    { columns: rowColumns, rows: matching, order: sortedBy(request) },
    { page_number, page_size },
  );
  return { favorite_reports: rows.map(favoriteRowOf), ...page };
}

/**
 * Reads one of the user's own favorites, with the report saved with it.
 *
 * @throws Refusal `unknown_value`
 */
export async function readFavorite({ db }: QueryContext, id: number) {
  const { rows } = await sql<StoredFavorite>`
    select ${rowColumns}, f.form_version, f.saved_report
    ${ownFavorites} and f.id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  const { form_version, saved_report, account_lost } = stored;
  const row = favoriteRowOf(stored);
  if (form_version === null) return { ...row, form_version, dropped: 0, saved_report: null };
  return { ...row, form_version, ...restoreReport(saved_report, account_lost) };
}

/**
 * Reads one of the user's own favorites as a row of the list.
 *
 * @throws Refusal `unknown_value`
 */
export async function readFavoriteRow({ db }: QueryContext, id: number): Promise<FavoriteRow> {
  const { rows } = await sql<StoredRow>`
    select ${rowColumns} ${ownFavorites} and f.id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  return favoriteRowOf(stored);
}

const ownFavorites = sql`
  from favorite_reports f left join accounts a on a.id = f.account_id
  where true`;

/** The selection of what was saved; null where its account is not offered any more. */
const base = sql`case when ${isSeen} then f.saved_report -> 'base_parameters' end`;

const rowColumns = sql`
  f.id, f.name, f.report_kind, f.request_url, f.created_at, ${seenAccountText} as account_name,
  (f.account_id is not null and ${isSeen} is not true) as account_lost, ${base} as base`;

function favoriteRowOf(row: StoredRow): FavoriteRow {
  const dates = readBase(row.base);
  return {
    id: row.id,
    name: row.name,
    report_kind: row.report_kind,
    request_url: row.request_url,
    account_name: row.account_name,
    account_lost: row.account_lost,
    report_dates: dates && {
      date_type: dates.date_type,
      date_from: dates.date_from,
      date_to: dates.date_to,
    },
    date_created: row.created_at.toISOString(),
  };
}

/**
 * Favorites with equal values in the column are sorted by name, in ascending order in either
 * direction.
 */
function sortedBy({ order_by = favoriteSortKeys.name, is_sort_desc = false }: ListRequest) {
  const name = sql`f.name collate "und-x-icu"`;
  const columns: Record<FavoriteSortKey, readonly RawBuilder<unknown>[]> = {
    name: [name],
    account_name: [sql`${seenAccountText} collate "und-x-icu"`],
    report_kind: [sql`f.report_kind`],
    report_dates: [sql`${base} ->> 'date_from'`, sql`${base} ->> 'date_to'`],
    date_created: [sql`f.created_at`],
  };
  return orderBy(columns[order_by], { isDown: is_sort_desc, last: sql`${name}, f.id` });
}
