import { useWords } from '@portal/platform/i18n';
import { addPack, buildNamespace } from '@portal/platform/i18n/manage';
import { act, screen } from '@portal/platform/testing';
import { Button } from '@portal/platform/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { fetchRemote } from '../federation/federation-host.ts';
import { setBudgets } from '../files/budgets.ts';
import { DownloadFailure } from '../files/download-failure.ts';
import { fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { loadRemoteWords } from '../words/load-words.ts';
import { buildsToTry } from './bad-builds.ts';
import { isPageReady } from './page-loads.ts';
import { RemotePage } from './remote-page.tsx';

jest.mock('../federation/federation-host.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('../words/load-words.ts', () => ({ loadRemoteWords: jest.fn(async () => undefined) }));

const fetching = jest.mocked(fetchRemote);
const remoteOf = (Page: () => ReactNode) => ({ pages: { main: async () => ({ default: Page }) } });
const never = new Promise<never>(() => undefined);
const Good = () => <h1>Figures</h1>;
const Older = () => <h1>Older figures</h1>;
const Throws = () => {
  throw new Error('boom');
};
const ThrowsInEffect = () => {
  useEffect(Throws);
  return <h1>Figures</h1>;
};
const ThrowsInLayout = () => {
  useLayoutEffect(Throws);
  return <h1>Figures</h1>;
};
/** Throws on a click. */
const ThrowsLater = () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) Throws();
  return <Button onClick={() => setBroken(true)}>Break</Button>;
};
const Suspends = () => {
  throw never;
};
const lost = new DownloadFailure('entry.js', 'status 404');

/** Each test has its own builds, because loads are cached. */
let count = 0;
/** Builds in development, for which nothing is prefetched. */
const newRemote = (previous = 0, contract = '^1.0.0') => {
  count += 1;
  const build = (version: string) => ({
    version: `${version}-dev`,
    url: `/remotes/dashboard/${version}-dev/`,
    integrity: `sha384-${'A'.repeat(64)}`,
    contract,
  });
  const before = Array.from({ length: previous }, (_, index) => ({
    ...build(`0.${count}.${index}`),
    contract: '^1.0.0',
  }));
  return fakeRemote('dashboard', {}, { ...build(`1.${count}.0`), previous: before });
};
const asked = () =>
  fetching.mock.calls.map(
    ([scope, , force]) => `${scope.slice(10, 11)}${force ? ' by force' : ''}`,
  );
const show = (remote = newRemote()) => renderShell(<RemotePage remote={remote} page="main" />);
const heading = (name: string) => screen.findByRole('heading', { name });
const retry = () => screen.getByRole('button', { name: /try again/i });

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  setBudgets({ retry: 1 });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const { fetch: fetchBefore } = globalThis;
beforeEach(() => {
  // The server responds; only the remote does not.
  globalThis.fetch = async () => ({ status: 200 }) as Response;
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

describe("a remote's page", () => {
  it('is shown once it is there, and at once when it was there before', async () => {
    fetching.mockResolvedValue(remoteOf(Good));
    const remote = newRemote();
    expect(isPageReady(remote, 'main')).toBe(false);
    show(remote).unmount();
    await act(async () => undefined);
    expect(isPageReady(remote, 'main')).toBe(true);
    show(remote);
    expect(screen.getByRole('heading', { name: 'Figures' })).toBeInTheDocument();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('is asked for again, by force, when its line failed', async () => {
    fetching.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    fetching.mockResolvedValueOnce(remoteOf(Good));
    show();
    expect(await heading('Figures')).toBeInTheDocument();
    expect(asked()).toEqual(['1', '1 by force', '1 by force']);
  });

  it('that cannot be had leaves a panel without internals, and Retry brings it back', async () => {
    fetching.mockRejectedValue(lost);
    const { user } = show();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('This page could not be loaded');
    expect(panel).not.toHaveTextContent('404');
    expect(screen.getByRole('link', { name: 'Go to reports home' })).toHaveAttribute('href', '/');
    const id = /error number ([0-9a-f]{8})/.exec(panel.textContent)?.[1];
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`[${id}]`), lost);
    fetching.mockResolvedValue(remoteOf(Good));
    await user.click(retry());
    expect(await heading('Figures')).toBeInTheDocument();
  });

  it('that failed is begun anew by whoever comes back to it', async () => {
    fetching.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce(remoteOf(Good));
    const remote = newRemote();
    const { unmount } = show(remote);
    await screen.findByRole('alert');
    unmount();
    show(remote);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await heading('Figures')).toBeInTheDocument();
  });

  it('comes from the build before when the newest cannot be had', async () => {
    fetching.mockImplementation(async (scope) => {
      if (scope.includes('_1_')) throw lost;
      return remoteOf(Older);
    });
    show(newRemote(1));
    expect(await heading('Older figures')).toBeInTheDocument();
    expect(asked()).toEqual(['1', '1 by force', '1 by force', '0']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['throws while it is evaluated', () => Promise.reject(new Error('boom'))],
    ['lacks the page', async () => ({ pages: {} })],
    ['exports no component', async () => ({ pages: { main: async () => ({}) as never } })],
    ['throws while it is mounted', async () => remoteOf(Throws)],
    ['throws in an effect', async () => remoteOf(ThrowsInEffect)],
    ['throws in a layout effect', async () => remoteOf(ThrowsInLayout)],
  ])('of a build that %s comes from the one before, at once', async (_, newest) => {
    fetching.mockImplementationOnce(newest).mockResolvedValueOnce(remoteOf(Older));
    show(newRemote(1));
    expect(await heading('Older figures')).toBeInTheDocument();
    expect(asked()).toEqual(['1', '0']);
  });

  describe('whose build fails a moment after it came', () => {
    const breakAfter = async (time: number, remote = newRemote(1)) => {
      jest.useFakeTimers();
      fetching.mockResolvedValueOnce(remoteOf(ThrowsLater)).mockResolvedValue(remoteOf(Older));
      const shown = show(remote);
      await act(() => jest.advanceTimersByTimeAsync(100));
      await act(() => jest.advanceTimersByTimeAsync(time));
      act(() => screen.getByRole('button', { name: 'Break' }).click());
      await act(() => jest.advanceTimersByTimeAsync(100));
      return shown;
    };

    it('comes from the one before', async () => {
      await breakAfter(500);
      expect(screen.getByRole('heading', { name: 'Older figures' })).toBeInTheDocument();
    });

    it('keeps its own panel once it had run for a while', async () => {
      await breakAfter(1500);
      expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
      expect(asked()).toEqual(['1']);
    });

    it('comes from the one before in this browser, for a day, once that one runs', async () => {
      const remote = newRemote(1);
      await breakAfter(500, remote);
      expect(buildsToTry(remote)[0]).toBe(remote);
      await act(() => jest.advanceTimersByTimeAsync(1500));
      const tried = () => buildsToTry(remote).map(({ version }) => version.slice(0, 1));
      expect(tried()).toEqual(['0', '1']);
      jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
      expect(tried()).toEqual(['1', '0']);
    });
  });

  it('of a build that needs a newer contract comes from the one before', async () => {
    fetching.mockResolvedValue(remoteOf(Older));
    show(newRemote(1, '^99.0.0'));
    expect(await heading('Older figures')).toBeInTheDocument();
    expect(asked()).toEqual(['0']);
  });

  it('that the build before does not have yet fails as any other', async () => {
    fetching.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce({ pages: {} });
    const { user } = show(newRemote(1));
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(asked()).toEqual(['1', '0']);
    fetching.mockResolvedValue(remoteOf(Good));
    await user.click(retry());
    expect(await heading('Figures')).toBeInTheDocument();
  });

  it('speaks the words of the build that it comes from', async () => {
    const remote = newRemote(1);
    const Title = () => <h1>{useWords().t('title')}</h1>;
    fetching.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce(remoteOf(Title));
    show(remote);
    const versions = [remote, ...(remote.previous ?? [])].map(({ version }) => version);
    for (const [index, version] of versions.entries())
      addPack(buildNamespace('dashboard', version), 'en-US', { title: `Words of ${index}` });
    expect(await heading('Words of 1')).toBeInTheDocument();
  });

  it('is not shown without its words', async () => {
    fetching.mockResolvedValue(remoteOf(Good));
    jest.mocked(loadRemoteWords).mockRejectedValueOnce(new Error('unreadable'));
    show();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('that throws while it is shown costs its own panel only, and can be tried again', async () => {
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('boom');
      return <h1>Figures</h1>;
    };
    fetching.mockResolvedValue(remoteOf(Page));
    const { user } = renderShell(
      <>
        <p>The shell</p>
        <RemotePage remote={newRemote()} page="main" />
      </>,
    );
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('The shell')).toBeInTheDocument();
    broken = false;
    await user.click(retry());
    expect(await heading('Figures')).toBeInTheDocument();
  });

  it.each([
    ['loaded', () => never],
    ['mounted', async () => remoteOf(Suspends)],
  ])('that is never %s says so after a while, and fails in the end', async (_, answer) => {
    jest.useFakeTimers();
    setBudgets({ slow: 3000, total: 9000 });
    fetching.mockImplementation(answer);
    show(newRemote(1));
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.queryByText('This page is still loading …')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText('This page is still loading …')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(6500));
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  });
});
