import http from 'node:http';
import { readSettings, type Settings } from '@portal/api/settings';
import type { PartOptions } from '../processes/part.ts';
import { freePort } from '../processes/ports.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { untilSilent } from '../processes/until-silent.ts';
import { startPortal } from './start-portal.ts';

jest.mock('../processes/until-silent.ts', () => ({ untilSilent: jest.fn() }));

type RestartOptions = NonNullable<Parameters<Supervisor['start']>[1]>;
interface StartedPart {
  readonly options: PartOptions;
  readonly revival: RestartOptions | undefined;
}

const apiReady = { ready: true, port: 4711, demo: null } as const;
const started: StartedPart[] = [];
const complaints: string[] = [];
const healthy = http.createServer((_, answer) => answer.end('{}'));
let settings: Settings;

/** Records the parts it should run, and answers in place of the gateway. */
const supervisor = {
  start: async (options: PartOptions, revival?: RestartOptions) => {
    started.push({ options, revival });
    if (options.name === 'gateway')
      await new Promise<void>((resolve) => healthy.listen(settings.port, 'localhost', resolve));
    return apiReady;
  },
  failed: new Promise<never>(() => undefined),
  stop: async () => undefined,
} as unknown as Supervisor;

beforeAll(async () => {
  const [PORT, MEMBERSHIP_PORT] = [await freePort(), await freePort()].map(String);
  settings = readSettings({ PORT, MEMBERSHIP_PORT, DATA_DIR: '/nowhere' });
  await startPortal({
    root: '/workspace',
    settings,
    supervisor,
    makeSite: async () => async () => undefined,
    report: () => undefined,
    complain: (sentence) => complaints.push(sentence),
    signal: new AbortController().signal,
  });
});
afterAll(() => new Promise((closed) => healthy.close(closed)));

test('API and gateway are started again where they were, and somebody hears of it', () => {
  expect(started.map(({ options }) => options.name)).toEqual(['API', 'gateway']);
  for (const { revival } of started) {
    expect(revival?.env(apiReady)).toMatchObject({ API_PORT: '4711', DATA_DIR: '/nowhere' });
    revival?.report('It is back.');
  }
  expect(complaints).toEqual(['It is back.', 'It is back.']);
});

test('both are asked whether they answer at all', async () => {
  const { signal } = new AbortController();
  for (const { revival } of started) await revival?.silent?.(apiReady, signal);
  expect(jest.mocked(untilSilent).mock.calls).toEqual([
    ['http://127.0.0.1:4711/health/live', signal],
    [`${settings.origin}/health/live`, signal],
  ]);
});
