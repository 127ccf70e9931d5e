import { button, heading, table } from './finds.ts';
import type { PageState, PageStates } from './state-types.ts';

/**
 * The states that every list has.
 *
 * @param call that answers its rows, as a pattern of its path
 * @param title word key of the page's heading
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
  /** Word key. */
  readonly title: string;
}

/**
 * The states of a page: those that its package names, else those of a list of the remote's own area.
 * A page with a parameter in its path has to name some, since nobody else knows an address of it.
 *
 * @param owner name of the remote
 */
export function statesOfPage(
  owner: string,
  { path, title }: DeclaredPage,
  named: PageStates,
): PageStates[string] {
  if (named[path]) return named[path];
  // `surveys` has `fleet_survey/…`.
  const area = owner.replaceAll('-', '_').replace(/s$/, '');
  const ownCall = `(?:\\w+_)?${area}s?/(?:\\w+/)*get_\\w+`;
  return path.includes('{') ? {} : listStates(ownCall, title);
}
