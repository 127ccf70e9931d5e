import { keptLimits, savedName } from '@portal/contract/fleet-dashboard';
import { isCallFailure } from '@portal/platform/http';
import { failureText } from '../failure-text.ts';

/** What a person keeps, by the area of its words. */
export type KeptKind = 'templates' | 'favorites';

/** What is wrong with a name, as the key of a sentence; null when it can be kept. */
export function nameProblem(text: string): string | null {
  if (savedName(text) !== null) return null;
  const { length } = [...text.trim()];
  if (length === 0) return 'saved.name.required';
  return length > keptLimits.name ? 'saved.name.too_long' : 'saved.name.unfit';
}

/** Why the server did not keep it, as the key of a sentence. */
export function keepProblem(error: unknown, kind: KeptKind): string {
  const { code, path } = isCallFailure(error) ? error : { code: 'system', path: '' };
  if (code === 'unique' || code === 'limit_reached') return `${kind}.problem.${code}`;
  if (path === 'name' || path === 'report_name') return 'saved.name.unfit';
  if (code === 'unknown_value' && path === 'id') return `${kind}.problem.gone`;
  return failureText(error);
}
