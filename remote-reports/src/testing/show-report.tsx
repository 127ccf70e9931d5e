import { type Respond, renderInShell, screen, within } from '@portal/platform/testing';
import type { ReactElement } from 'react';
import english from '../../locales/en-US.json';
import { reportsServer } from './reports-server.ts';

interface ShowReportOptions {
  /** Path of the page in the portal. */
  readonly path: string;
  /** Query string of the address. */
  readonly query?: string | undefined;
  /** Texts of the shell. */
  readonly words?: Readonly<Record<string, string>>;
  /** Answers calls before the fake server does. */
  readonly respond?: ((...call: Parameters<Respond>) => unknown) | undefined;
}

/**
 * Renders the page of a report in English.
 *
 * @returns in addition, a function for the bodies of the calls with a name
 */
export function showReport(
  page: ReactElement,
  { path, query = '', words, respond }: ShowReportOptions,
) {
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

/** Returns the texts of a table row, its heading first. */
export const textsOf = (row: HTMLElement | undefined) => [
  within(row as HTMLElement).getByRole('rowheader').textContent,
  ...within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent),
];

/** Returns the figure of a tile. */
export const figure = (name: string) => {
  const tile = screen.getByText(name, { selector: 'dt' }).parentElement;
  return within(tile as HTMLElement).getByRole('definition');
};
