import { isIsoDate } from '@portal/platform/format';

interface Range {
  /** ISO days; empty where the address names none. */
  readonly from: string;
  readonly to: string;
}

/** From when until when units count, by the address. */
export function rangeIn(params: URLSearchParams): Range {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isIsoDate(text) ? text : '';
  };
  return { from: day('from'), to: day('to') };
}

/** The same address with other days. */
export function withRange(params: URLSearchParams, some: Partial<Range>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, day] of Object.entries(some))
    if (day) next.set(name, day);
    else next.delete(name);
  return next;
}

/** The address of a kept report. */
export const conditionsAt = (id: number): string => `/fleet-condition-report/history/${id}`;
