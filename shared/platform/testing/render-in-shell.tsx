import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ReceivedCall } from './fake-server.ts';
import { FakeShell } from './fake-shell.tsx';
import type { ShellRequest } from './shell-requests.ts';
import { type FakeShellSettings, startFakeShell } from './start-fake-shell.ts';

export interface RenderInShellOptions extends FakeShellSettings {
  /** The address to start at, with its query; `/` unless given. */
  readonly route?: string;
  /** Declared path of the page, from which the parameters of the address are read. */
  readonly path?: string;
}

export interface RenderedInShell extends RenderResult {
  /** Clicks and types like a person. */
  readonly user: UserEvent;
  /** The calls that the server got, in order. */
  readonly calls: readonly ReceivedCall[];
  /** What was asked of the shell over the bus, in order. */
  readonly requests: readonly ShellRequest[];
  /** The present address with its query. */
  readonly address: () => string;
}

/** Renders a screen in a fake shell: a user signed in, words, a router, a server that is a function. */
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
