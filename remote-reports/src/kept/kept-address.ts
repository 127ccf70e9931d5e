/** Which kept report an address names; null for the report of today. */
export function keptIn(params: URLSearchParams): number | null {
  const text = params.get('kept') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Whether the list of kept reports is in view. */
export const isKeptList = (params: URLSearchParams): boolean => params.get('show') === 'kept';

/** The address of the list, from which the way leads back to what is in view. */
export function keptListAt(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('kept');
  next.delete('page');
  next.set('show', 'kept');
  return `?${next}`;
}

/** The address of the report that was in view before the list. */
export function reportAt(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('show');
  return `?${next}`;
}

/** The address of a kept report. */
export const keptAt = (id: number): string => `?kept=${id}`;
