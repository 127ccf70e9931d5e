import { isCallFailure } from '@portal/platform/http';
import { failureText } from '../failure-text.ts';

/** What a person keeps, by the area of its words. */
export type KeptKind = 'templates' | 'favorites';

/** Why the server did not keep it, as the key of a sentence. */
export function keepProblem(error: unknown, kind: KeptKind): string {
  const { code, path } = isCallFailure(error) ? error : { code: 'system', path: '' };
  if (code === 'unique' || code === 'limit_reached') return `${kind}.problem.${code}`;
  if (path === 'name' || path === 'report_name') return 'shell:name.unfit';
  if (code === 'unknown_value' && path === 'id') return `${kind}.problem.gone`;
  return failureText(error);
}
