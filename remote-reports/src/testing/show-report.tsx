import { type Respond, renderInShell, screen, within } from '@portal/platform/testing';
import type { ReactElement } from 'react';
import english from '../../locales/en-US.json';
import { reportsServer } from './reports-server.ts';

interface Shown {
  /** Its path in the portal. */
  readonly path: string;
  /** What its address has behind the path. */
  readonly query?: string | undefined;
  /** Words of the shell. */
  readonly words?: Readonly<Record<string, string>>;
  /** Answers in place of the server's. */
  readonly respond?: ((...call: Parameters<Respond>) => unknown) | undefined;
}

/** Shows the page of a report in English. @returns besides, the bodies of the calls of a name */
export function showReport(page: ReactElement, { path, query = '', words, respond }: Shown) {
  const shown = renderInShell(page, {
    namespace: 'reports',
    words: { ...english, ...words },
    path,
    route: `${path}${query}`,
    respond: (...call) => respond?.(...call) ?? reportsServer(...call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}

/** The texts of a row of a table, its heading first. */
export const textsOf = (row: HTMLElement | undefined) => [
  within(row as HTMLElement).getByRole('rowheader').textContent,
  ...within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent),
];

/** The figure of a tile. */
export const figure = (name: string) => {
  const tile = screen.getByText(name, { selector: 'dt' }).parentElement;
  return within(tile as HTMLElement).getByRole('definition');
};
