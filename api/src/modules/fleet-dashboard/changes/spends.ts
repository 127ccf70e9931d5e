import type { ChangeSpend } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import type { Spends } from '../../../reports/changes/money.ts';
import { rangeOf, within } from '../../../reports/figures/ranges.ts';
import type { QueryContext } from '../../../scope/find-account.ts';
import type { Selection } from '../selection.ts';

interface DealerSpends extends Record<ChangeSpend, number> {
  dealer: string;
  new_tires_units: number;
  caps_units: number;
}

/** Sums the cost of the chosen lines, by the dealer who sold, served or retreaded. */
export async function changeSpends(
  { db }: Pick<QueryContext, 'db'>,
  selection: Selection,
): Promise<Spends<ChangeSpend>> {
  const { rows } = await sql<DealerSpends>`
    select d.nonsig as dealer, s.*
    from (
      select r.dealer_id,
        coalesce(sum(r.amount) filter (where r.call_type = 'emergency'), 0) as emergency,
        coalesce(sum(r.amount) filter (where r.kind in ('retread_cap', 'repair')), 0) as plant,
        coalesce(sum(r.amount) filter (where r.kind = 'new_tire'), 0) as new_tires,
        coalesce(sum(r.quantity) filter (where r.kind = 'new_tire'), 0) as new_tires_units,
        coalesce(sum(r.amount) filter (where r.kind = 'retread_cap'), 0) as caps,
        coalesce(sum(r.quantity) filter (where r.kind = 'retread_cap'), 0) as caps_units
      from invoice_lines r
      where ${selection.record('r')}
        and ${within(sql`r.invoice_date`, rangeOf(selection, 'current'))}
      group by r.dealer_id
    ) s
    join dealers d on d.id = s.dealer_id`.execute(db);
  const sumOf = (column: Exclude<keyof DealerSpends, 'dealer'>, key: string | null) =>
    rows.reduce((sum, row) => (key === null || row.dealer === key ? sum + row[column] : sum), 0);
  return {
    amount: (spend, by, key) => {
      if (key !== null && by !== 'dealer') return null;
      const amount = sumOf(spend, key);
      return amount > 0 ? amount : null;
    },
    price: (spend) => {
      if (spend !== 'new_tires' && spend !== 'caps') return null;
      const units = sumOf(`${spend}_units`, null);
      return units > 0 ? sumOf(spend, null) / units : null;
    },
  };
}
