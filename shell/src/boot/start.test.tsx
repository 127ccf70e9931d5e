import { CallFailure } from '@portal/platform/http';
import { act, screen } from '@portal/platform/testing';
import spanish from '../../locales/es-US.json';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { followLanguage, startLanguage } from '../words/language.ts';
import { start } from './start.tsx';

jest.mock('../words/language.ts', () => ({
  startLanguage: jest.fn(),
  followLanguage: jest.fn(),
  shownLocale: () => 'en-US',
}));
jest.mock('./portal.tsx', () => ({
  createRouter: () => ({ state: { location: { pathname: '/' } }, subscribe: () => () => {} }),
  Portal: () => <h1>The portal</h1>,
}));
jest.mock('../screens/prefetch/prefetch-links.ts', () => ({ prefetchLinks: jest.fn() }));

let deployed = '';
let languages: string[] = [];

async function open() {
  globalThis.fetch = jest.fn(async (address) =>
    address === '/deployment.json'
      ? new Response(deployed, { status: deployed === '' ? 404 : 200 })
      : new Response(JSON.stringify(spanish)),
  );
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const element = document.body.appendChild(document.createElement('div'));
  await act(() => start(element));
}

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  deployed = '';
  languages = ['en-GB'];
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the start', () => {
  it('shows the portal, which follows the language of other tabs', async () => {
    jest.mocked(followLanguage).mockClear();
    deployed = JSON.stringify(fakeDeployment());
    await open();
    expect(screen.getByRole('heading', { name: 'The portal' })).toBeInTheDocument();
    expect(followLanguage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['missing', '', 'It is not where it should be. Please try again later.'],
    ['half written', '{"schema": 1, "lin', /^It is damaged/],
    ['of a newer schema', '{"schema": 2}', /^It is newer than this page/],
  ])('says that the set-up is %s where there is no other', async (_, text, words) => {
    deployed = text;
    await open();
    expect(screen.getByText("The portal's set-up cannot be read")).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('is tried again without loading the page', async () => {
    await open();
    deployed = JSON.stringify(fakeDeployment());
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'The portal' })).toBeInTheDocument();
  });

  it('is tried again by itself, ever more rarely, while nobody answers', async () => {
    jest.useFakeTimers();
    try {
      deployed = JSON.stringify(fakeDeployment());
      const asked = jest.mocked(startLanguage);
      asked.mockClear();
      asked.mockRejectedValue(new CallFailure({ status: 502, code: 'system' }));
      await open();
      expect(screen.getByText(/^Could not connect to server/)).toBeInTheDocument();
      const passed: number[] = [];
      for (const seconds of [3, 6, 12, 24, 30, 30]) {
        await act(() => jest.advanceTimersByTimeAsync(seconds * 1000 - 1));
        passed.push(asked.mock.calls.length);
        await act(() => jest.advanceTimersByTimeAsync(1));
      }
      expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
      asked.mockResolvedValue();
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(screen.getByRole('heading', { name: 'The portal' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits longer for a site that hangs each time', async () => {
    jest.useFakeTimers();
    try {
      await open();
      const asked = jest.fn(
        (_: unknown, init?: RequestInit) =>
          new Promise<Response>((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      );
      globalThis.fetch = asked;
      act(() => screen.getByRole('button', { name: 'Try again' }).click());
      await act(() => jest.advanceTimersByTimeAsync(9_900));
      expect(asked.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(asked.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not tried again by itself when the set-up is wrong', async () => {
    jest.useFakeTimers();
    try {
      deployed = '{"schema": 1, "lin';
      await open();
      const asked = jest.mocked(globalThis.fetch).mock.calls.length;
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(globalThis.fetch).toHaveBeenCalledTimes(asked);
    } finally {
      jest.useRealTimers();
    }
  });

  it("speaks the browser's language before any words are loaded", async () => {
    languages = ['de-DE', 'es-MX', 'en-US'];
    await open();
    expect(screen.getByText(spanish['boot.no_deployment'])).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'es-US');
  });
});
