import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ReceivedCall } from './fake-server.ts';
import { FakeShell } from './fake-shell.tsx';
import type { ShellRequest } from './shell-requests.ts';
import { type FakeShellSettings, startFakeShell } from './start-fake-shell.ts';

export interface RenderInShellOptions extends FakeShellSettings {
  /** The initial address, with its query; `/` by default. */
  readonly route?: string;
  /** Declared path of the page, used to read the parameters of the address. */
  readonly path?: string;
}

export interface RenderedInShell extends RenderResult {
  /** Simulates a user's clicks and typing. */
  readonly user: UserEvent;
  /** Calls received by the server, in order. */
  readonly calls: readonly ReceivedCall[];
  /** Requests to the shell over the bus, in order. */
  readonly requests: readonly ShellRequest[];
  /** Returns the current address with its query. */
  readonly address: () => string;
}

/**
 * Renders a screen in a fake shell: with a signed-in user, texts, a router, and a function as its
 * server.
 */
export function renderInShell(
  ui: ReactNode,
  { route = '/', path, ...settings }: RenderInShellOptions = {},
): RenderedInShell {
  const calls = startFakeShell(settings);
  let present = route;
  const shell = (children: ReactNode) => (
    <FakeShell
      route={route}
      {...(path !== undefined && { path })}
      {...(settings.namespace !== undefined && { namespace: settings.namespace })}
      onAddress={remember}
      onRequest={hear}
    >
      {children}
    </FakeShell>
  );
  const requests: ShellRequest[] = [];
  const hear = (request: ShellRequest) => requests.push(request);
  const remember = (address: string) => {
    present = address;
  };
  const result = render(shell(ui));
  return {
    ...result,
    rerender: (next) => result.rerender(shell(next)),
    user: userEvent.setup(),
    calls,
    requests,
    address: () => present,
  };
}
