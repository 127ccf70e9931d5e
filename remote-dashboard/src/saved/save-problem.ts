import { isCallFailure } from '@portal/platform/http';
import { failureText } from '../failure-text.ts';

/** The kinds of things that a user can save; also the prefix of their text keys. */
export type SavedKind = 'templates' | 'favorites';

/** Returns the key of the text that explains why the server did not save it. */
export function saveProblemOf(error: unknown, kind: SavedKind): string {
  const { code, path } = isCallFailure(error) ? error : { code: 'system', path: '' };
  if (code === 'unique' || code === 'limit_reached') return `${kind}.problem.${code}`;
  if (path === 'name' || path === 'report_name') return 'shell:name.unfit';
  if (code === 'unknown_value' && path === 'id') return `${kind}.problem.gone`;
  return failureText(error);
}
