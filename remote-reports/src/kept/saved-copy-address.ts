/** Reads the id of the saved copy in the address; null for the current report. */
export function savedCopyIn(params: URLSearchParams): number | null {
  const text = params.get('kept') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Whether the list of saved copies is in view. */
export const isSavedCopyList = (params: URLSearchParams): boolean => params.get('show') === 'kept';

/** Returns the address of the list, from which `reportAt` leads back to the current view. */
export function savedCopyListAt(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('kept');
  next.delete('page');
  next.set('show', 'kept');
  return `?${next}`;
}

/** Returns the address of the report that was in view before the list. */
export function reportAt(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('show');
  return `?${next}`;
}

/** Returns the address of a saved copy. */
export const savedCopyAt = (id: number): string => `?kept=${id}`;
