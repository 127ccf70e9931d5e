import { type LeaseQuoteRow, leaseQuotesList } from '@portal/contract/analysis-reports';
import type { ListRequest } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { readPage } from '../../../lists/read-page.ts';

type StoredRow = Omit<LeaseQuoteRow, 'date_changed'> & { readonly changed_at: Date };

const columns = sql`
  q.id, q.name as quote_name, q.customer_name, q.size as tire_size, q.units, q.rate, q.annual,
  q.rates_on, q.changed_at`;
const rowOf = ({ changed_at, ...row }: StoredRow): LeaseQuoteRow => ({
  ...row,
  date_changed: changed_at.toISOString(),
});

const sorts = {
  quote_name: [sql`q.name collate "und-x-icu"`],
  customer_name: [sql`q.customer_name collate "und-x-icu"`],
  units: [sql`q.units`],
  rate: [sql`q.rate`],
  annual: [sql`q.annual`],
  date_changed: [sql`q.changed_at`],
};

/** Reads a page of the caller's own quotes. */
export async function readQuotes(db: Kysely<Schema>, request: ListRequest<typeof leaseQuotesList>) {
  const matching = sql`
    from lease_quotes q where q.deleted_at is null
      and ${holdsKeyword((request.keyword ?? '').trim(), [sql`q.name`, sql`q.customer_name`])}`;
  const order = listOrder(leaseQuotesList, sorts, request, sql`q.id desc`);
  const { rows, ...page } = await readPage<StoredRow>(
    db,
    { columns, rows: matching, order },
    request,
  );
  return { quotes: rows.map(rowOf), ...page };
}

/**
 * Reads one of the caller's own quotes as a row of the list.
 *
 * @throws Refusal `unknown_value`
 */
export async function readQuoteRow(db: Kysely<Schema>, id: number): Promise<LeaseQuoteRow> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from lease_quotes q where q.id = ${id} and q.deleted_at is null`.execute(db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  return rowOf(stored);
}
