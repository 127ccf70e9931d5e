import type { Raw } from '../raw-records.ts';
import type { ReportRequest } from './chosen-records.ts';
import type { Kind } from './kinds.ts';

interface Days {
  readonly first: string;
  readonly last: string;
}

/** The days of each kind, cached because they do not depend on the request. */
const known = new WeakMap<Raw, Map<unknown, ReadonlyMap<string, Days>>>();

/** The first and the last day of a kind of record, over all accounts of the chosen fleet type. */
export function recordDays<Item extends { readonly account_id: number }>(
  { raw, base }: ReportRequest,
  kind: Kind<Item>,
): Days | undefined {
  const ofRaw = known.get(raw) ?? new Map<unknown, ReadonlyMap<string, Days>>();
  known.set(raw, ofRaw);
  const days = ofRaw.get(kind) ?? daysOf(raw, kind);
  ofRaw.set(kind, days);
  return days.get(base.fleet_type);
}

function daysOf<Item extends { readonly account_id: number }>(
  raw: Raw,
  kind: Kind<Item>,
): ReadonlyMap<string, Days> {
  const types = new Map(raw.accounts.map(({ id, fleet_type }) => [id, fleet_type]));
  const days = new Map<string, Days>();
  for (const item of kind.all(raw)) {
    const [type, day] = [types.get(item.account_id), kind.day(item)];
    if (!type || day === null) continue;
    const found = days.get(type);
    const isFirst = !found || day < found.first;
    const isLast = !found || day > found.last;
    days.set(type, { first: isFirst ? day : found.first, last: isLast ? day : found.last });
  }
  return days;
}
