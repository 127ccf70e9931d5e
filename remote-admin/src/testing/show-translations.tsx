import type { Word } from '@portal/contract/admin';
import { type Respond, renderInShell } from '@portal/platform/testing';
import words from '../../locales/en-US.json';
import TranslationsPage from '../screens/translations/translations.page.tsx';
import { shellWords } from './shell-words.ts';
import { wordsServer } from './words-server.ts';

interface Options {
  readonly words?: readonly Word[];
  /** Query string of the address. */
  readonly query?: string;
  readonly locale?: string;
  /** Answers calls before the fake server of texts does; undefined passes them on. */
  readonly respond?: Respond;
}

/** Renders the page with a fake server of texts; in Spanish unless another locale is given. */
export function showTranslations({
  words: known = [],
  query = '',
  locale = 'es-US',
  respond,
}: Options = {}) {
  const server = wordsServer(known);
  const shown = renderInShell(<TranslationsPage />, {
    namespace: 'admin',
    locale,
    words: { ...words, ...shellWords },
    path: '/admin/translations',
    route: `/admin/translations${query}`,
    respond: (name, call) => respond?.(name, call) ?? server(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}
