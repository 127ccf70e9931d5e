import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { FileKind } from './file-kind.ts';
import { FileRefused } from './file-refused.ts';

/** The accepted rows of a month. */
export interface MonthSum {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly rows: number;
  /** With two decimals. */
  readonly amount: string;
}

/**
 * Sums the accepted rows by month.
 *
 * @param controlTotal the required total, with up to two decimals
 * @throws FileRefused when the total differs
 */
export async function sumMonths(
  transaction: Kysely<Schema>,
  { sums }: FileKind,
  controlTotal: string | undefined,
): Promise<MonthSum[]> {
  if (!sums) return [];
  const [day, amount] = [sql.ref(sums.day), sql.ref(sums.amount)];
  const { rows } = await sql<MonthSum & { readonly total: string; readonly isTold: boolean }>`
    select to_char(${day}, 'YYYY-MM') as month, count(*)::int as rows,
      sum(${amount})::numeric(16, 2)::text as amount,
      (sum(sum(${amount})) over ())::numeric(16, 2)::text as total,
      (sum(sum(${amount})) over ()) = ${controlTotal ?? null}::numeric as "isTold"
    from accepted group by 1 order by 1`.execute(transaction);
  const [{ total, isTold } = { total: '0.00', isTold: Number(controlTotal) === 0 }] = rows;
  if (controlTotal !== undefined && !isTold)
    throw new FileRefused(
      `The amounts that would come in add up to ${total}, and the control total is ${controlTotal}. Nothing was written.`,
    );
  return rows.map(({ month, rows: count, amount: sum }) => ({ month, rows: count, amount: sum }));
}
