import { urlKeys } from '../selection/url-keys.ts';
import type { OpenTemplate } from './saved-report.ts';

const numberIn = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** Returns the template that is open at an address; null if none is. */
export function templateOf(params: URLSearchParams): OpenTemplate | null {
  const id = numberIn(params.get(urlKeys.template));
  if (id === null) return null;
  return {
    id,
    edit: params.get(urlKeys.edit) === '1',
    // Without a revision it is unknown whether the template was saved elsewhere since; the server
    // must check.
    revision: numberIn(params.get(urlKeys.revision)) ?? 0,
  };
}
