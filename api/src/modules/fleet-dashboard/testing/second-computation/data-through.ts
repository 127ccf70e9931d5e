import type { Raw } from '../raw-records.ts';
import type { Asked } from './chosen-records.ts';
import type { Kind } from './kinds.ts';

/** The last day of a kind of record, over all accounts of the chosen fleet type. */
export function dataThrough<Item extends { readonly account_id: number }>(
  { raw, base }: Asked,
  kind: Kind<Item>,
): string | null {
  const accounts = accountsOf(raw, base.fleet_type);
  return kind.all(raw).reduce<string | null>((last, item) => {
    const day = accounts.has(item.account_id) ? kind.day(item) : null;
    return day !== null && (last === null || day > last) ? day : last;
  }, null);
}

const accountsOf = (raw: Raw, type: string) =>
  new Set(raw.accounts.filter(({ fleet_type }) => fleet_type === type).map(({ id }) => id));
