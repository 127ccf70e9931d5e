/** A fake shell for unit tests, with what tests use of Testing Library. */
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
export { type CardStage, cardChecks } from './reports/card-checks.ts';
export { heardEvents, type ShellRequest } from './shell-requests.ts';
export { type FakeShellSettings, startFakeShell } from './start-fake-shell.ts';
