import type { OpenSession, PortalUser, Registration } from '@portal/contract/admin';
import { type Respond, renderInShell, screen, within } from '@portal/platform/testing';
import words from '../../locales/en-US.json';
import UsersPage from '../screens/users/users.page.tsx';
import { shellWords } from './shell-words.ts';
import { usersServer } from './users-server.ts';

interface Options {
  readonly registrations?: readonly Registration[];
  readonly users?: readonly PortalUser[];
  readonly sessions?: readonly OpenSession[];
  /** Query string of the address. */
  readonly query?: string;
  /** Answers calls before the fake server of people does; undefined passes them on. */
  readonly respond?: Respond;
}

/** Renders the page with a fake server of people, for the administrator `gyr`. */
export function showUsers({ query = '', respond, ...people }: Options = {}) {
  const server = usersServer(people);
  const shown = renderInShell(<UsersPage />, {
    namespace: 'admin',
    user: { login: 'gyr', group: 'GYR' },
    words: { ...words, ...shellWords },
    path: '/admin/users',
    route: `/admin/users${query}`,
    respond: (name, call) => respond?.(name, call) ?? server(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  const notices = () =>
    shown.requests
      .filter(({ event }) => event === 'notified/1')
      .map(({ payload }) => (payload as { text: string }).text);
  /** Opens a person from the list. */
  async function open(name: string) {
    await shown.user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  }
  return { ...shown, bodies, notices, open };
}
