import type { Raw } from '../raw-records.ts';
import type { Asked } from './chosen-records.ts';
import type { Kind } from './kinds.ts';

type LastDays = ReadonlyMap<string, string>;

/** Those of each kind, which no question changes. */
const known = new WeakMap<Raw, Map<unknown, LastDays>>();

/** The last day of a kind of record, over all accounts of the chosen fleet type. */
export function dataThrough<Item extends { readonly account_id: number }>(
  { raw, base }: Asked,
  kind: Kind<Item>,
): string | null {
  const ofRaw = known.get(raw) ?? new Map<unknown, LastDays>();
  known.set(raw, ofRaw);
  const days = ofRaw.get(kind) ?? lastDays(raw, kind);
  ofRaw.set(kind, days);
  return days.get(base.fleet_type) ?? null;
}

function lastDays<Item extends { readonly account_id: number }>(
  raw: Raw,
  kind: Kind<Item>,
): LastDays {
  const types = new Map(raw.accounts.map(({ id, fleet_type }) => [id, fleet_type]));
  const days = new Map<string, string>();
  for (const item of kind.all(raw)) {
    const [type, day] = [types.get(item.account_id), kind.day(item)];
    if (type && day !== null && day > (days.get(type) ?? '')) days.set(type, day);
  }
  return days;
}
