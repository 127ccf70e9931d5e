import type { ChangeRule } from '@portal/contract/reports';
import type { FoundChange } from './found-changes.ts';
import { ratioOf } from './sample.ts';

/** The cost of the chosen records, by kind. */
export interface Spends<Spend extends string = string> {
  /** The amount for a rule's row, by its key, or for all rows; null when nothing was bought. */
  readonly amount: (spend: Spend, rows: ChangeRule['rows'], key: string | null) => number | null;
  /** The average price of one unit. */
  readonly price: (spend: Spend) => number | null;
}

/** The money at stake, to the cent: positive if it costs more than at the reference. */
export function moneyOf<Spend extends string>(
  { rule, row, reference }: FoundChange<ChangeRule<string, string, Spend>>,
  spends: Spends<Spend>,
): number | null {
  const excess = row.part - ratioOf(reference) * row.whole;
  const { money, rows } = rule;
  if (money.kind === 'excess') return toCents(excess);
  if (money.kind === 'longer') {
    const amount = spends.amount(money.spend, rows, row.key);
    return amount === null ? null : toCents(amount * (1 - ratioOf(reference) / ratioOf(row)));
  }
  const [bought, saved] = [spends.price(money.bought), spends.price(money.saved)];
  if (bought === null || saved === null || bought <= saved) return null;
  return toCents(excess * (bought - saved));
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;
