import type { Deployment } from '@portal/platform/remote';
import { fakeCaches, fakeLocks } from '../testing/fake-caches.ts';
import { fakeSite } from '../testing/fake-site.ts';
import { cacheForOffline } from './cache-for-offline.ts';

jest.mock('../connection/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

let site: ReturnType<typeof fakeSite>;
let held: ReturnType<typeof fakeCaches>['held'];
let fillUp: ReturnType<typeof fakeCaches>['fillUp'];
let count = 0;
/** Returns a new version for each build, because a page does not read the same one twice. */
const next = () => {
  count += 1;
  return `1.${count}.0-0a1b2c3d`;
};
const take = (deployment: Deployment, locale = 'en-US') =>
  cacheForOffline(JSON.stringify(deployment), deployment, locale);
const versionOf = ({ remotes }: Deployment) => remotes[0]?.version ?? '';
const shellOf = ({ shell }: Deployment) => `portal-1 shell ${shell.version}`;
const surveysOf = (deployment: Deployment) => `portal-1 surveys ${versionOf(deployment)}`;
const cacheNames = () => Object.keys(held()).sort();
const startPage = async () => (await caches.match('/', { cacheName: 'portal-1 start' }))?.clone();
const startsFrom = async () =>
  /"version":"([^"]+)","url"/.exec((await (await startPage())?.text()) ?? '')?.[1];
/** Deploys the same deployment with another build of the remote. */
const deployed = (own: { shell?: string; surveys?: string } = {}) =>
  site.deploy({ shell: next(), surveys: next(), ...own });
const withRemote = (deployment: Deployment, own: object): Deployment => ({
  ...deployment,
  remotes: deployment.remotes.map((remote) => ({ ...remote, ...own })),
});

beforeEach(() => {
  site = fakeSite();
  ({ held, fillUp } = fakeCaches());
  fakeLocks();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('what is taken along', () => {
  it('is the shell, without what no page uses that works so, and whole builds of remotes', async () => {
    const deployment = deployed();
    expect(await take(deployment, 'pt-BR')).toBe(true);
    const url = `/remotes/surveys/${versionOf(deployment)}`;
    expect(held()).toEqual({
      'portal-1 start': ['/'],
      [shellOf(deployment)]: [
        `/shell/${deployment.shell.version}/locales/pt-BR.json`,
        '/shell/files/host.js',
        '/shell/files/shell.js',
        '/shell/files/ui.js',
      ].sort(),
      [surveysOf(deployment)]: [
        'entry.js',
        'locales/en-US.json',
        'locales/pt-BR.json',
        'remote.json',
      ]
        .map((file) => `${url}/${file}`)
        .sort(),
    });
  });

  it('is nothing of remotes that declare no such page, and that others or developers serve', async () => {
    const deployment = deployed();
    const [surveys] = deployment.remotes;
    if (!surveys) throw new Error('No remote');
    const { offline: _, ...declaration } = surveys.declaration;
    const away = { ...surveys, url: 'https://elsewhere.example/remotes/surveys/' };
    const remotes = [{ ...surveys, declaration }, away, { ...surveys, version: '1.0.0-dev' }];
    expect(await take({ ...deployment, remotes })).toBe(true);
    expect(cacheNames()).toEqual([shellOf(deployment), 'portal-1 start']);
  });

  it('is the page as the site sends it, with the deployment in it', async () => {
    const deployment = withRemote(deployed(), { labels: { 'en-US': { a: '</script><b>' } } });
    await take(deployment);
    const page = await startPage();
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(page?.headers.get('portal-calls')).toBe(Object.values(deployment.api).join(' '));
    document.documentElement.innerHTML = (await page?.text()) ?? '';
    const text = document.getElementById('portal-deployment')?.textContent ?? '';
    expect(JSON.parse(text)).toEqual(deployment);
  });

  it('is not fetched a second time', async () => {
    const deployment = deployed();
    await take(deployment);
    site.asked.length = 0;
    await take(deployment);
    // The shell's manifest comes from the browser's own cache.
    expect(site.asked).toEqual([`/shell/${deployment.shell.version}/shell.json`]);
  });

  it('grows by the words of another language', async () => {
    const deployment = deployed();
    await take(deployment);
    await take(deployment, 'fr-CA');
    expect(held()[shellOf(deployment)]).toContainEqual(expect.stringContaining('fr-CA'));
    expect(held()[surveysOf(deployment)]).toContainEqual(expect.stringContaining('fr-CA'));
  });

  it('is nothing of a shell that names no hashes', async () => {
    const deployment = deployed();
    const { integrity: _, ...shell } = deployment.shell;
    expect(await take({ ...deployment, shell })).toBe(false);
    expect(held()).toEqual({});
  });

  it('is nothing where data is saved, unless it is all there', async () => {
    const deployment = deployed();
    const saving = (saveData: boolean) =>
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
    saving(true);
    expect(await take(deployment)).toBe(false);
    expect(held()).toEqual({});
    saving(false);
    expect(await take(deployment)).toBe(true);
    saving(true);
    const renamed = { ...deployment, environment: 'renamed' };
    expect(await take(renamed)).toBe(true);
    expect(await (await startPage())?.text()).toContain('renamed');
    saving(false);
  });
});

describe('all of it or nothing', () => {
  it.each([
    ['a file is missing', (url: string) => site.files.delete(`${url}entry.js`)],
    ['a file is another one', (url: string) => site.files.set(`${url}entry.js`, 'changed')],
    ['the site has another page by now', () => site.files.set('/', '<head></head>')],
  ])('where %s, the portal starts as before', async (_, spoil) => {
    const before = deployed();
    await take(before);
    const after = deployed();
    spoil(after.remotes[0]?.url ?? '');
    await expect(take(after)).rejects.toThrow(TypeError);
    expect(await startsFrom()).toBe(versionOf(before));
    expect(held()[surveysOf(before)]).toHaveLength(3);
    expect(held()[surveysOf(after)] ?? []).not.toContain(`${after.remotes[0]?.url}entry.js`);
  });

  it('a file that the browser has damaged is asked for a second time, past its cache', async () => {
    const deployment = deployed();
    const { fetch: whole } = globalThis;
    const asked: unknown[] = [];
    globalThis.fetch = jest.fn(async (address, init) => {
      if (!String(address).endsWith('entry.js')) return whole(address, init);
      asked.push(init?.cache);
      if (init?.cache !== 'reload') throw new TypeError('Failed to fetch');
      return whole(address, init);
    });
    expect(await take(deployment)).toBe(true);
    expect(asked).toEqual(['default', 'reload']);
  });

  it('what has no room is not begun', async () => {
    const deployment = deployed();
    fillUp(2);
    await expect(take(deployment)).rejects.toThrow('Full');
    expect(held()).toEqual({});
  });
});

describe('what was taken along before', () => {
  it('goes once nothing holds it', async () => {
    const before = deployed();
    await take(before);
    const after = deployed();
    await take(after);
    expect(cacheNames()).toEqual([shellOf(after), 'portal-1 start', surveysOf(after)].sort());
  });

  it('stays while the deployment falls back to it', async () => {
    const before = deployed();
    await take(before);
    const after = withRemote(deployed(), { previous: before.remotes.slice(0, 1) });
    await take(after);
    expect(cacheNames()).toContain(surveysOf(before));
  });

  it('stays while a page shows it', async () => {
    const before = deployed();
    await take(before);
    fakeLocks(surveysOf(before), shellOf(before));
    await take(deployed());
    expect(cacheNames()).toEqual(expect.arrayContaining([surveysOf(before), shellOf(before)]));
  });

  it('stays while somebody has not saved their work', async () => {
    const before = deployed();
    await take(before);
    localStorage.setItem('draft/cus%40demo.example/surveys/tire%2F7', '{}');
    const after = deployed();
    await take(after);
    expect(cacheNames()).toContain(surveysOf(before));
    expect(cacheNames()).not.toContain(shellOf(before));
    localStorage.clear();
    await take(after);
    expect(cacheNames()).not.toContain(surveysOf(before));
  });

  it('goes at once where a rollback took it back, whatever holds it', async () => {
    const good = deployed();
    const shell = good.shell.version;
    await take(good);
    const bad = withRemote(deployed({ shell }), { previous: good.remotes.slice(0, 1) });
    await take(bad);
    fakeLocks(surveysOf(bad));
    localStorage.setItem('draft/cus%40demo.example/surveys/tire%2F7', '{}');
    site.files.delete('/');
    const back = withRemote(good, { taken_back: [versionOf(bad)] });
    // The rest fails, but the bad build is no longer used for starting.
    await expect(take(back)).rejects.toThrow(TypeError);
    expect(cacheNames()).toEqual([shellOf(good), surveysOf(good)].sort());
    site.deploy({ shell, surveys: versionOf(good) });
    await take(back);
    expect(await startsFrom()).toBe(versionOf(good));
  });
});
