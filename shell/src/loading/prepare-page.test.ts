import { fakeRemote } from '../testing/fake-deployment.ts';
import { preparePage } from './prepare-page.ts';

const facade = jest.fn(async () => ({}));
jest.mock('../federation/provided.ts', () => ({
  get providedOnDemand() {
    return { '@portal/platform/tables': facade };
  },
}));

let count = 0;
const hash = `sha384-${'B'.repeat(64)}`;
/** Returns a new build for each test, because fetched files are cached. */
const newRemote = (named: boolean) => {
  count += 1;
  const version = `1.${count}.0-0a1b2c3d`;
  const url = `/remotes/dashboard/${version}/`;
  const ahead = { entry: { file: 'entry.js', integrity: hash }, pages: { main: ['main.css'] } };
  return fakeRemote('dashboard', {}, { version, url, ...(named && ahead) });
};
const manifest = { entry: 'entry.js', pages: { main: ['main.css'] }, files: {}, shared: {} };
const asked = ({ url }: { url: string }) =>
  jest.mocked(fetch).mock.calls.map(([address]) => String(address).split(url)[1]);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(manifest)));
});

describe('what a page needs', () => {
  it('is fetched at once where the deployment names it, and only once', async () => {
    const remote = newRemote(true);
    preparePage(remote, 'main');
    expect(asked(remote)).toEqual(['entry.js', 'main.css', 'locales/en-US.json', 'remote.json']);
    await settled();
    preparePage(remote, 'main');
    await settled();
    expect(asked(remote).filter((file) => file !== 'remote.json')).toHaveLength(3);
    expect(fetch).toHaveBeenCalledWith(
      expect.stringContaining('remote.json'),
      expect.objectContaining({ integrity: remote.integrity }),
    );
  });

  it('is fetched from the shell at once where the deployment names it, else with the manifest', async () => {
    const shared = ['react', '@portal/platform/tables'];
    preparePage({ ...newRemote(true), shared }, 'main');
    expect(facade).toHaveBeenCalledTimes(1);
    facade.mockClear();
    const ranges = { '@portal/platform/tables': '^1.0.0' };
    jest
      .mocked(fetch)
      .mockImplementation(async () => Response.json({ ...manifest, shared: ranges }));
    preparePage(newRemote(true), 'main');
    expect(facade).not.toHaveBeenCalled();
    await settled();
    expect(facade).toHaveBeenCalled();
  });

  it('has its manifest read once, however often and soon it is asked for', async () => {
    const remote = newRemote(true);
    preparePage(remote, 'main');
    preparePage(remote, 'main');
    await settled();
    preparePage(remote, 'main');
    await settled();
    // Downloaded with stall detection, then read from the browser's cache by its hash.
    expect(asked(remote).filter((file) => file === 'remote.json')).toHaveLength(2);
  });

  it('is fetched as the manifest names it otherwise', async () => {
    const remote = newRemote(false);
    preparePage(remote, 'main');
    await settled();
    expect(asked(remote)).toEqual(expect.arrayContaining(['entry.js', 'main.css']));
  });

  it('is fetched again when it is needed after that failed', async () => {
    const remote = newRemote(true);
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    preparePage(remote, 'main');
    await settled();
    jest.mocked(fetch).mockClear();
    preparePage(remote, 'main');
    expect(asked(remote)).toContain('main.css');
  });

  it.each([
    ['that somebody works on', fakeRemote('dashboard')],
    ['that asks for more than this shell has', { ...newRemote(true), contract: '^99.0.0' }],
  ])('of a build %s is left alone', (_, remote) => {
    preparePage(remote, 'main');
    expect(fetch).not.toHaveBeenCalled();
  });
});
