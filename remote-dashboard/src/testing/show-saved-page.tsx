import { type Respond, renderInShell } from '@portal/platform/testing';
import type { ReactNode } from 'react';
import { words } from './words.ts';

interface NotifiedAction {
  readonly label: string;
  readonly perform: () => void;
}

/** Shows a page with the user's templates or favorites, with access to its notices and calls. */
export function showSavedPage(page: ReactNode, route: string, respond: Respond) {
  const shown = renderInShell(page, {
    namespace: 'dashboard',
    path: route.split('?')[0] ?? route,
    route,
    words,
    respond,
  });
  const notices = () =>
    shown.requests
      .filter(({ event }) => event === 'notified/1')
      .map(({ payload }) => payload as { text: string; action?: NotifiedAction });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, notices, bodies };
}
