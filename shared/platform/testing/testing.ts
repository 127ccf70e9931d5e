/** A fake shell for unit tests, and the parts of Testing Library that tests use. */
export { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export { setClock } from '../clock/clock.ts';
export { answer, type FakeAnswer, refusal } from './fake-answer.ts';
export type { ReceivedCall, Respond } from './fake-server.ts';
export { FakeShell, type FakeShellProps } from './fake-shell.tsx';
export { fakeUser } from './fake-user.ts';
export {
  type RenderedInShell,
  type RenderInShellOptions,
  renderInShell,
} from './render-in-shell.tsx';
export { openOptions } from './report-options.ts';
export { reportWords } from './report-words.ts';
export { type CardFixture, cardChecks } from './reports/card-checks.ts';
export { handledEvents, type ShellRequest } from './shell-requests.ts';
export { type FakeShellSettings, startFakeShell } from './start-fake-shell.ts';
