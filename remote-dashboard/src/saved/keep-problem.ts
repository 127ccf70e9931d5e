import { keptLimits, savedName } from '@portal/contract/fleet-dashboard';
import { isCallFailure } from '@portal/platform/http';
import { failureText } from '../failure-text.ts';

/** What a person keeps, by the area of its words. */
export type KeptKind = 'templates' | 'favorites';

/** Why something was not kept. */
export interface KeepProblem {
  /** Key of the sentence that says so. */
  readonly text: string;
  /** It is the name that is at fault. */
  readonly isOfName: boolean;
}

/** What is wrong with a name, as the key of a sentence; null when it can be kept. */
export function nameProblem(text: string): string | null {
  if (savedName(text) !== null) return null;
  const { length } = [...text.trim()];
  if (length === 0) return 'saved.name.required';
  return length > keptLimits.name ? 'saved.name.too_long' : 'saved.name.unfit';
}

/** Why the server did not keep it. */
export function keepProblem(error: unknown, kind: KeptKind): KeepProblem {
  const { code, path } = isCallFailure(error) ? error : { code: 'system', path: '' };
  const isOfName = path === 'name' || path === 'report_name';
  if (code === 'unique') return { text: `${kind}.problem.unique`, isOfName: true };
  if (isOfName) return { text: 'saved.name.unfit', isOfName };
  if (code === 'limit_reached') return { text: `${kind}.problem.limit_reached`, isOfName: false };
  if (code === 'unknown_value' && path === 'id')
    return { text: `${kind}.problem.gone`, isOfName: false };
  return { text: failureText(error), isOfName: false };
}
