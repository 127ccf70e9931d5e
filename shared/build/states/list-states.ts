import { button, heading, table } from './finds.ts';
import type { PageState, PageStates } from './state-types.ts';

/**
 * Returns the states that every list has.
 *
 * @param call the call that returns the rows, as a pattern of its path
 * @param title key of the page's heading
 */
export const listStates = (call: string, title: string) =>
  ({
    filled: { shows: table },
    'nothing found': {
      at: '?search=zzzzzz',
      shows: button('shell:list.clear_search'),
    },
    failed: { answers: { [call]: 'failed' }, shows: { role: 'dialog' } },
    loading: { answers: { [call]: 'never' }, shows: heading(title) },
  }) as const satisfies Record<string, PageState>;

interface DeclaredPage {
  readonly path: string;
  /** Key of the page's heading. */
  readonly title: string;
}

/**
 * Returns the states of a page: those that its package defines, else those of a list of the
 * remote's own area. A package must define states for a page with a parameter in its path, since
 * only it knows such an address.
 *
 * @param owner name of the remote
 */
export function statesOfPage(
  owner: string,
  { path, title }: DeclaredPage,
  named: PageStates,
): PageStates[string] {
  if (named[path]) return named[path];
  // The calls of `surveys` are `fleet_survey/…`.
  const area = owner.replaceAll('-', '_').replace(/s$/, '');
  const ownCall = `(?:\\w+_)?${area}s?/(?:\\w+/)*get_\\w+`;
  return path.includes('{') ? {} : listStates(ownCall, title);
}
