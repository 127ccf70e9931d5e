import { bus, connectivityChanged } from '@portal/platform/bus';
import { act, screen } from '@portal/platform/testing';
import { fetchRemote } from '../federation/federation-host.ts';
import { setBudgets } from '../files/budgets.ts';
import { DownloadFailure } from '../files/download-failure.ts';
import { fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { RemotePage } from './remote-page.tsx';

jest.mock('../federation/federation-host.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('../words/load-words.ts', () => ({ loadRemoteWords: jest.fn(async () => undefined) }));

const fetching = jest.mocked(fetchRemote);
const good = { pages: { main: async () => ({ default: () => <h1>Figures</h1> }) } };
const lost = new DownloadFailure('entry.js', 'Failed to fetch');
const never = new Promise<never>(() => undefined);

let count = 0;
/** Shows a page of a new build that has an earlier one. */
function show({ worksOffline = true } = {}) {
  count += 1;
  const declared = worksOffline ? { offline: { pages: ['main'] } } : {};
  const newest = fakeRemote('dashboard', declared, { version: `1.${count}.0-dev` });
  const before = { ...newest, version: `0.${count}.0-dev` };
  renderShell(<RemotePage remote={{ ...newest, previous: [before] }} page="main" />);
}
/** Returns the requested builds by the first digit of their versions. */
const asked = () =>
  fetching.mock.calls.map(
    ([scope, , force]) => `${scope.slice(10, 11)}${force ? ' by force' : ''}`,
  );
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  fetching.mockReset();
  setBudgets({ retry: 1 });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('while the server is away', () => {
  const { fetch: before } = globalThis;
  afterEach(() => {
    globalThis.fetch = before;
  });
  const health = (status: number, database: string) =>
    ({ status, json: async () => ({ database }) }) as unknown as Response;

  it.each([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['its API does not answer', async () => health(503, 'unavailable')],
  ])('and %s, a page says so, and comes by itself', async (_, answer) => {
    const ask = jest.fn(answer);
    globalThis.fetch = ask;
    fetching.mockRejectedValue(lost);
    show();
    expect(await screen.findByText(/The portal cannot be reached/)).toBeVisible();
    fetching.mockResolvedValue(good);
    ask.mockResolvedValue(health(200, 'ok'));
    expect(
      await screen.findByRole('heading', { name: 'Figures' }, { timeout: 10_000 }),
    ).toBeVisible();
  });

  it('a page that fails while the server is there says that the rest works', async () => {
    globalThis.fetch = jest.fn(async () => health(503, 'ok'));
    fetching.mockRejectedValue(lost);
    show();
    expect(await screen.findByText(/The rest of the portal works/)).toBeVisible();
    expect(screen.queryByText(/The portal cannot be reached/)).toBeNull();
  });
});

describe('without a network', () => {
  const network = (isThere: boolean) =>
    act(async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
      bus.emit(connectivityChanged, isThere);
      dispatchEvent(new Event(isThere ? 'online' : 'offline'));
    });
  const offline = () => screen.findByText(/There is no network connection/);
  afterEach(() => network(true));

  it('a page says so at once, and is tried again once there is one', async () => {
    await network(false);
    fetching.mockRejectedValue(lost);
    show();
    expect(await offline()).toBeVisible();
    expect(asked()).toEqual(['1']);
    fetching.mockResolvedValue(good);
    await network(true);
    expect(await heading('Figures')).toBeVisible();
    expect(asked()).toEqual(['1', '1 by force']);
  });

  it('that goes away meanwhile, a page that waits for it says so at once too', async () => {
    fetching.mockReturnValue(never);
    show();
    await act(async () => undefined);
    await network(false);
    expect(await offline()).toBeVisible();
    expect(asked()).toEqual(['1']);
    fetching.mockResolvedValue(good);
    await network(true);
    expect(await heading('Figures')).toBeVisible();
    expect(asked()).toEqual(['1', '1 by force']);
  });

  it('a page that needs none is shown', async () => {
    fetching.mockResolvedValue(good);
    await network(false);
    show();
    expect(await heading('Figures')).toBeVisible();
  });

  it.each([true, false])('a page on screen stays, whatever it declares', async (worksOffline) => {
    fetching.mockResolvedValue(good);
    show({ worksOffline });
    await heading('Figures');
    await network(false);
    expect(screen.getByRole('heading', { name: 'Figures' })).toBeVisible();
  });

  describe('a page that needs one', () => {
    const { fetch: before } = globalThis;
    const health = jest.fn<Promise<Response>, []>();
    const needsOne = 'This page needs a network connection';
    beforeEach(() => {
      health.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
      globalThis.fetch = health;
      fetching.mockResolvedValue(good);
    });
    afterEach(() => {
      globalThis.fetch = before;
    });

    it('says so, and opens by itself once there is one', async () => {
      await network(false);
      show({ worksOffline: false });
      expect(await heading(needsOne)).toBeVisible();
      expect(fetching).not.toHaveBeenCalled();
      await network(true);
      expect(await heading('Figures')).toBeVisible();
    });

    it('opens as soon as the server answers, whatever the browser says', async () => {
      await network(false);
      health.mockResolvedValue(new Response('{"database":"ok"}'));
      show({ worksOffline: false });
      expect(await heading('Figures')).toBeVisible();
    });

    it('that is still on its way when the network goes says so too', async () => {
      fetching.mockReturnValue(never);
      show({ worksOffline: false });
      await act(async () => undefined);
      await network(false);
      expect(await heading(needsOne)).toBeVisible();
    });
  });
});
