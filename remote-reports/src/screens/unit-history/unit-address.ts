import type { HistoryKind, LineKind } from '@portal/contract/analysis-reports';

/** Most characters of a number that is asked for. */
const longest = 40;

/** A unit by the number of its account and its own; each is empty where the address names none. */
export interface NamedUnit {
  readonly account: string;
  readonly unit: string;
}

export const unitIn = (params: URLSearchParams): NamedUnit => ({
  account: (params.get('account') ?? '').slice(0, longest),
  unit: (params.get('unit') ?? '').slice(0, longest),
});

/** The same address of another unit, from its first page. */
export function withUnit(params: URLSearchParams, named: NamedUnit): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(named))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

interface Narrowed {
  readonly kind?: HistoryKind;
  readonly charge?: LineKind;
}

/** The address of what a figure counts: entries of the same unit, days and search. */
export function entriesAt(params: URLSearchParams, narrowed: Narrowed): string {
  const next = new URLSearchParams();
  for (const name of ['account', 'unit', 'kept', 'from', 'to', 'search']) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  for (const [name, value] of Object.entries(narrowed)) next.set(name, value);
  return `?${next}`;
}
