import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFiles, sharedModules } from '@portal/build/shared-modules';
import * as events from '@portal/platform/bus';
import { dirtyOwners } from '@portal/platform/guarding/manage';
import { handledEvents, screen, waitFor, within } from '@portal/platform/testing';
import { openInFake, openInReal } from './probe-shells.tsx';
import { comparedProviders, providersAround } from './providers-around.ts';

// Compares the fake shell, in which remotes are tested and shown on their own, with the real one.

jest.mock('../federation/federation-host.ts', () => ({
  fetchRemote: async () => ({
    pages: {
      probe: async () => ({ default: jest.requireActual('./probe-page.tsx').ProbePage }),
    },
  }),
}));
jest.mock('../words/load-words.ts', () => ({ loadRemoteWords: async () => undefined }));

const probe = () => screen.findByRole('region', { name: 'Probe' });
const workspace = path.join(__dirname, '../../..');

/** Records what the probe page finds around it and what its requests lead to. */
async function tour(open: typeof openInFake | typeof openInReal) {
  const { user, unmount } = open();
  const press = async (name: string) =>
    user.click(within(await probe()).getByRole('button', { name }));
  await screen.findByText('Record 7');
  const providers = providersAround(await probe());
  const seen = [(await probe()).textContent];
  const see = async (record: string) => {
    await screen.findByText(record);
    seen.push((await probe()).textContent);
  };
  await press('Break the part');
  await see('Error: A part broke');
  await press('Dirty');
  const dirty = [...dirtyOwners()];
  await press('Dirty');
  await user.click(screen.getByRole('link', { name: 'Link' }));
  await see('Record 8');
  await press('Navigate');
  await see('Record 9');
  await press('Break the page');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Probe' })).toBeNull());
  const panel = screen.getAllByRole('alert').length;
  unmount();
  return { providers, shown: { seen, dirty, panel } };
}

type TourResult = Awaited<ReturnType<typeof tour>>;
let fake: TourResult;
let real: TourResult;
beforeAll(async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fake = await tour(openInFake);
  real = await tour(openInReal);
});
afterAll(() => jest.restoreAllMocks());

test('a page finds and meets with the same in both shells', () => {
  expect(fake.shown.seen).toHaveLength(4);
  expect(fake.shown.seen[0]).toContain('Probe of Casey');
  expect(fake.shown.dirty).toEqual(['probe']);
  expect(fake.shown).toEqual(real.shown);
});

test('the same providers stand around it in the same order', () => {
  const { inBoth, onlyOne, onlyOther } = comparedProviders(fake.providers, real.providers);
  for (const name of [
    'react.suspense',
    'PortalProvider',
    'ShellRoot',
    'RouteProvider',
    'RemoteRoot',
    'ErrorBoundary',
  ])
    expect(inBoth).toContain(name);
  // The test's own place for content, instead of frame, guard and loader.
  expect(onlyOne).toEqual(['FakeShell', 'context', 'ContentPlace', 'FakePageRoot']);
  expect(onlyOther).toEqual([
    ...['Portal', 'context', 'Frame', 'PageBoundary', 'ErrorBoundary', 'Page', 'Screens'],
    // Each screen has its own address and its own error boundary.
    ...['ScreenContainer', 'context', 'PageBoundary', 'ErrorBoundary'],
    ...['Routes', 'Location', 'RenderedRoute', 'Route'],
    // The guard keeps the user of a page whose session just ended.
    ...['Screen', 'Guarded', 'context', 'RemotePage', 'LoadedPage', 'MountedPage'],
  ]);
});

test('what a page asks of the shell over the bus, both hear', () => {
  const asked = readdirSync(path.join(workspace, 'shell/src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .map((file) => readFileSync(path.join(workspace, 'shell/src', file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/(?:bus\.on|useBusState)\((\w+)\)/g)])
    .map(([, event = '']) => Reflect.get(events, event))
    // States are published by the shell and read by all, so they are no requests.
    .filter(({ state }) => !state)
    .map(({ name }) => name);
  expect([...new Set(asked)].sort()).toEqual(handledEvents.toSorted());
});

test('they are asked for in the same places', async () => {
  const { user, requests, unmount } = openInFake();
  for (const name of ['Popup', 'Notice']) await user.click(screen.getByRole('button', { name }));
  expect(requests.map(({ event }) => event)).toEqual(['popup/1', 'notified/1']);
  unmount();
  const { user: person } = openInReal();
  await probe();
  for (const name of ['Notice', 'Popup']) await person.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Noted')).toBeInTheDocument();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a remote on its own has the shared modules that a page of the portal provides', () => {
  const provided = sharedFiles(path.join(workspace, 'shell'));
  expect(Object.keys(provided)).toEqual(Object.keys(sharedModules));
  for (const remote of readdirSync(workspace).filter((name) => name.startsWith('remote-')))
    expect(sharedFiles(path.join(workspace, remote))).toEqual(provided);
});
