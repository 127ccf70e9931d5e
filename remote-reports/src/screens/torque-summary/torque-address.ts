import type { RetorqueStanding, TorqueResult } from '@portal/contract/analysis-reports';

const places = 'locations';
const shown = { key: 'show', retorques: 'retorques' } as const;

/** Which of the two lists the address shows. */
export const isOfRetorques = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.retorques;

/** What both lists have in common: where and when. */
function scopeOf(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of [places, 'from', 'to', 'search']) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** The address of the checks of the same selection, of one result where it is named. */
export function checksAt(params: URLSearchParams, result?: TorqueResult): string {
  const next = scopeOf(params);
  if (result) next.set('result', result);
  return `?${next}`;
}

/** The address of what is left to do in the same selection, of one state where it is named. */
export function retorquesAt(params: URLSearchParams, state?: RetorqueStanding): string {
  const next = scopeOf(params);
  next.set(shown.key, shown.retorques);
  if (state) next.set('state', state);
  return `?${next}`;
}
