import { type Respond, renderInShell } from '@portal/platform/testing';
import words from '../../locales/en-US.json';
import SpecsPage from '../screens/specs/specs.page.tsx';
import { shellWords } from './shell-words.ts';
import { specAnswers } from './spec-rows.ts';

interface Options {
  /** Query string of the address. */
  readonly query?: string;
  /** Answers calls before the fake server of specs does; undefined passes them on. */
  readonly respond?: Respond;
}

/** Renders the page with the specs of a fleet, for its administrator. */
export function showSpecs({ query = '', respond }: Options = {}) {
  const shown = renderInShell(<SpecsPage />, {
    namespace: 'admin',
    user: { login: 'anna', group: 'CUS' },
    words: { ...words, ...shellWords },
    path: '/manage-specs',
    route: `/manage-specs${query}`,
    respond: (name, call) =>
      respond?.(name, call) ?? specAnswers[name.slice(name.indexOf(' ') + 1)],
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}
