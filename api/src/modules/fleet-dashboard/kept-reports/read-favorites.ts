import { type FavoriteRow, keptLimits, type ReportKind } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Asking } from '../../../scope/find-account.ts';
import { restoreReport } from './restore-report.ts';
import { isSeen } from './seen-account.ts';

type StoredRow = Omit<FavoriteRow, 'date_created'> & { readonly created_at: Date };
type StoredFavorite = StoredRow & {
  readonly form_version: number | null;
  readonly saved_report: unknown;
};

interface ListRequest {
  readonly page_number?: number;
  readonly page_size?: number;
  readonly keyword?: string;
  /** Missing: of every kind. */
  readonly report_kind?: ReportKind;
}

/** A page of the user's own favorites in the order of their names. */
export async function readFavorites({ db }: Asking, request: ListRequest) {
  const { page_number = 1, page_size = keptLimits.page, keyword = '', report_kind } = request;
  const matching = sql`
    ${ownFavorites}
      and ${report_kind === undefined ? sql`true` : sql`f.report_kind = ${report_kind}`}
      and ${holdsKeyword(keyword.trim(), [sql`f.name`])}`;
  const { rows } = await sql<StoredRow>`
    select ${rowColumns} ${matching}
    order by f.name collate "und-x-icu", f.id
    limit ${page_size} offset ${(page_number - 1) * page_size}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db);
  return {
    favorite_reports: rows.map(favoriteRowOf),
    page_number,
    page_size,
    total_items: counted.rows[0]?.count ?? 0,
  };
}

/** One of the user's own favorites, with the report saved with it. @throws Refusal `unknown_value` */
export async function readFavorite({ db }: Asking, id: number) {
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

/** One of the user's own favorites as it stands in the list. @throws Refusal `unknown_value` */
export async function readFavoriteRow({ db }: Asking, id: number): Promise<FavoriteRow> {
  const { rows } = await sql<StoredRow>`
    select ${rowColumns} ${ownFavorites} and f.id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  return favoriteRowOf(stored);
}

const ownFavorites = sql`
  from favorite_reports f left join accounts a on a.id = f.account_id
  where true`;

const rowColumns = sql`
  f.id, f.name, f.report_kind, f.request_url, f.created_at,
  (f.account_id is not null and ${isSeen} is not true) as account_lost`;

const favoriteRowOf = (row: StoredRow): FavoriteRow => ({
  id: row.id,
  name: row.name,
  report_kind: row.report_kind,
  request_url: row.request_url,
  date_created: row.created_at.toISOString(),
  account_lost: row.account_lost,
});
