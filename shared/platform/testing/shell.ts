/** A fake shell without a test runner: for a remote that is shown on its own. */
export { type AloneRemote, showAlone } from './alone/show-alone.tsx';
export { answer, type FakeAnswer, refusal } from './fake-answer.ts';
export { fakeBases, fakeServer, type ReceivedCall, type Respond } from './fake-server.ts';
export { FakeShell, type FakeShellProps } from './fake-shell.tsx';
export { fakeUser } from './fake-user.ts';
export { leftOutCount, recordCount, recordsOf } from './reports/record-rows.ts';
export { type AskedReport, answerOf, emptyAnswer } from './reports/report-rows.ts';
export type { ShellRequest } from './shell-requests.ts';
export { type FakeShellSettings, startFakeShell } from './start-fake-shell.ts';
