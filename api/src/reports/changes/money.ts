import type { ChangeRule } from '@portal/contract/reports';
import type { FoundChange } from './found-changes.ts';
import { ratioOf } from './sample.ts';

/** What the chosen records cost, by kind. */
export interface Spends<Spend extends string = string> {
  /** Of the row of a rule, by its key, or of all; null when nothing was bought. */
  readonly amount: (spend: Spend, rows: ChangeRule['rows'], key: string | null) => number | null;
  /** What one of them costs on average. */
  readonly price: (spend: Spend) => number | null;
}

/** The money at stake, to the cent: more than zero costs more than by the reference. */
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
