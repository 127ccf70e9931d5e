import { createRoot } from 'react-dom/client';
import type { Words } from '../../i18n/words-store.ts';
import type { RemoteModule } from '../../remote/define-remote.ts';
import type { RemoteDeclaration } from '../../remote/remote-types.ts';
import type { Respond } from '../fake-server.ts';
import { FakeShell } from '../fake-shell.tsx';
import type { ShellRequest } from '../shell-requests.ts';
import { startFakeShell } from '../start-fake-shell.ts';
import { Alone, exampleAddressOf, pagesOf } from './alone.tsx';
import { reportUnanswered } from './unanswered.ts';

/** A remote that is shown without a portal. */
export interface AloneRemote {
  readonly declaration: RemoteDeclaration;
  readonly entry: RemoteModule;
  /** The remote's English texts. */
  readonly words: Words;
  /** The shell's English texts, which the design system uses. */
  readonly shellWords: Words;
  /** Answers its calls; unanswered ones fail. */
  readonly respond?: Respond;
}

/** Shows a remote in the fake shell. The address follows the `#`, so that a reload preserves it. */
export function showAlone(
  element: HTMLElement,
  { declaration, entry, words, shellWords, respond = () => undefined }: AloneRemote,
): void {
  const { name, routes } = declaration;
  const shells = Object.entries(shellWords).map(([key, text]) => [`shell:${key}`, text]);
  startFakeShell({
    namespace: name,
    words: { ...words, ...Object.fromEntries(shells) },
    respond: reportUnanswered(respond),
  });
  const first = routes[0] ? exampleAddressOf(routes[0].path) : '/';
  createRoot(element).render(
    <FakeShell
      env="default"
      namespace={name}
      route={location.hash.slice(1) || first}
      onAddress={keepAddress}
      onRequest={tell}
    >
      <Alone declaration={declaration} pages={pagesOf(entry)} />
    </FakeShell>,
  );
}

const keepAddress = (address: string) => history.replaceState(history.state, '', `#${address}`);

const tell = ({ event, payload }: ShellRequest) =>
  console.warn(`The shell is asked for ${event}`, payload);
