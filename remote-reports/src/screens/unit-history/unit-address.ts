import type { HistoryKind, LineKind } from '@portal/contract/analysis-reports';

/** Maximum length of a number in the address. */
const longest = 40;

/** A unit by the number of its account and its own; empty strings if the address has none. */
export interface NamedUnit {
  readonly account: string;
  readonly unit: string;
}

export const unitIn = (params: URLSearchParams): NamedUnit => ({
  account: (params.get('account') ?? '').slice(0, longest),
  unit: (params.get('unit') ?? '').slice(0, longest),
});

/** Returns the address with another unit, on the first page. */
export function withUnit(params: URLSearchParams, named: NamedUnit): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(named))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

interface EntriesFilter {
  readonly kind?: HistoryKind;
  readonly charge?: LineKind;
}

/** Returns the address of the entries behind a figure, with the same unit, dates and search. */
export function entriesAt(params: URLSearchParams, narrowed: EntriesFilter): string {
  const next = new URLSearchParams();
  for (const name of ['account', 'unit', 'kept', 'from', 'to', 'search']) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  for (const [name, value] of Object.entries(narrowed)) next.set(name, value);
  return `?${next}`;
}
