import type { RetorqueStanding, TorqueResult } from '@portal/contract/analysis-reports';

const places = 'locations';
const shown = { key: 'show', retorques: 'retorques' } as const;

/** Whether the address shows the re-torques instead of the checks. */
export const showsRetorques = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.retorques;

/** Parameters common to both lists: locations, dates and search. */
function scopeOf(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of [places, 'from', 'to', 'search']) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** Returns the address of the checks of the same selection, optionally those with one result. */
export function checksAt(params: URLSearchParams, result?: TorqueResult): string {
  const next = scopeOf(params);
  if (result) next.set('result', result);
  return `?${next}`;
}

/** Returns the address of the re-torques of the same selection, optionally those in one state. */
export function retorquesAt(params: URLSearchParams, state?: RetorqueStanding): string {
  const next = scopeOf(params);
  next.set(shown.key, shown.retorques);
  if (state) next.set('state', state);
  return `?${next}`;
}
