import { startI18n } from '@portal/platform/i18n/manage';
import { fetchRemote } from '../federation/federation-host.ts';
import { setBudgets } from '../files/budgets.ts';
import { DownloadFailure } from '../files/download-failure.ts';
import { fakeRemote } from '../testing/fake-deployment.ts';
import { createPageLoad } from './page-load.ts';

jest.mock('../federation/federation-host.ts', () => ({ fetchRemote: jest.fn() }));

/** Milliseconds before the server begins a response. */
const lateness = 12_000;
const Page = () => null;
const hash = `sha384-${'B'.repeat(64)}`;
const content = {
  entry: 'entry.js',
  pages: { main: ['main.css'] },
  files: { 'entry.js': hash, 'main.css': hash, 'locales/en-US.json': hash },
  shared: {},
};
const declaration = { ...fakeRemote('dashboard').declaration };

let count = 0;
/** Returns a new build for each test, because fetched files are cached. */
const newBuild = () => {
  count += 1;
  const version = `1.${count}.0-0a1b2c3d`;
  return fakeRemote('dashboard', {}, { version, url: `/remotes/dashboard/${version}/` });
};

/** Responds late to the addresses that the test names, and at once to all others. */
function serve(isLate: (address: string) => boolean): void {
  globalThis.fetch = jest.fn(async (address, init) => {
    const file = String(address);
    // Downloaded files are in the browser's cache.
    if (isLate(file) && init?.cache !== 'force-cache') {
      await new Promise<void>((resolve, reject) => {
        setTimeout(resolve, lateness);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    return Response.json(file.endsWith('remote.json') ? { ...content, declaration } : {});
  });
}

/**
 * Loads a page of a build.
 *
 * @returns its state once nothing is in progress
 */
async function standing() {
  const build = newBuild();
  const load = createPageLoad(() => [build], 'main');
  load.subscribe(() => undefined);
  load.start();
  while (!['mount', 'failed'].includes(load.state().at)) await jest.advanceTimersByTimeAsync(500);
  return load.state().at;
}

beforeAll(() => startI18n());
beforeEach(() => {
  jest.useFakeTimers();
  setBudgets({});
  jest.mocked(fetchRemote).mockResolvedValue({ pages: { main: async () => ({ default: Page }) } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page of a server that begins late', () => {
  it.each([
    ['all of its files', ''],
    ['its manifest', 'remote.json'],
    ['its entry', 'entry.js'],
    ['a file of the page', 'main.css'],
    ['its words', 'en-US.json'],
  ])('with %s comes at a later attempt', async (_, late) => {
    serve((file) => file.endsWith(late));
    expect(await standing()).toBe('mount');
  });

  it('when a file that came later failed is waited for as well', async () => {
    let isSlow = false;
    serve((file) => isSlow && file.endsWith('main.css'));
    const main = async () => {
      if (isSlow) return { default: Page };
      isSlow = true;
      throw new DownloadFailure('late.js', 'silence');
    };
    jest.mocked(fetchRemote).mockResolvedValue({ pages: { main } });
    expect(await standing()).toBe('mount');
  });
});
