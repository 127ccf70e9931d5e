import { urlKeys } from '../selection/url-keys.ts';
import type { OpenTemplate } from './saved-report.ts';

const numberIn = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** The template that an address is of; null while none is open. */
export function templateOf(params: URLSearchParams): OpenTemplate | null {
  const id = numberIn(params.get(urlKeys.template));
  if (id === null) return null;
  return {
    id,
    edit: params.get(urlKeys.edit) === '1',
    // Without it nobody can tell whether somebody else has saved since: the server is to say so.
    revision: numberIn(params.get(urlKeys.revision)) ?? 0,
  };
}
