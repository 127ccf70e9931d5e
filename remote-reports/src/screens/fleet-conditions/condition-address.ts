import { isIsoDate } from '@portal/platform/format';

interface Range {
  /** ISO dates; empty if the address has none. */
  readonly from: string;
  readonly to: string;
}

/** Reads the date range of the units from the address. */
export function rangeIn(params: URLSearchParams): Range {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isIsoDate(text) ? text : '';
  };
  return { from: day('from'), to: day('to') };
}

/** Returns the address with other dates. */
export function withRange(params: URLSearchParams, some: Partial<Range>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, day] of Object.entries(some))
    if (day) next.set(name, day);
    else next.delete(name);
  return next;
}

/** Returns the address of a saved copy. */
export const conditionsAt = (id: number): string => `/fleet-condition-report/history/${id}`;
