import { type Respond, renderInShell } from '@portal/platform/testing';
import type { ReactElement } from 'react';
import words from '../../locales/en-US.json';
import { shellWords } from './shell-words.ts';
import { type Yard, yardServer } from './yard-server.ts';

interface Options extends Yard {
  /** Declared path of the page. */
  readonly path: string;
  readonly route: string;
  /** Answers calls in place of the default server; undefined leaves a call to that server. */
  readonly respond?: Respond;
  /** The user's rights; all by default. */
  readonly rights?: readonly string[];
}

/** Renders a page with a server of one location, for the inspector Casey Morgan. */
export function show(page: ReactElement, { path, route, respond, rights, ...yard }: Options) {
  const server = yardServer(yard);
  const shown = renderInShell(page, {
    namespace: 'surveys',
    user: { ...(rights && { user_access_securities: [...rights] }) },
    words: { ...words, ...shellWords },
    path,
    route,
    respond: (name, call) => respond?.(name, call) ?? server(name, call),
  });
  /** The bodies that a call was sent with, in order. */
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}
