import { fakeRemote } from '../testing/fake-deployment.ts';
import { openablePagesOf } from './openable-pages.ts';
import { recentPages } from './recent-pages.ts';
import { forgetPaths, recentPaths, rememberPath } from './recent-paths.ts';

const deployment = {
  remotes: [
    fakeRemote('surveys', {
      routes: [
        { path: '/units', page: 'units', right: null, title: 'units' },
        { path: '/units/{id}', page: 'unit', right: null, title: 'unit' },
        { path: '/secret', page: 'secret', right: 'TVADMIN', title: 'secret' },
      ],
      nav: [{ section: 'menu', order: 1, label: 'all', to: '/units', right: null }],
    }),
  ],
};
const addresses = (held: string[]) => openablePagesOf(deployment, held).map(({ to }) => to);

beforeEach(() => localStorage.clear());

describe('the pages that somebody may go to', () => {
  it('are those of their rights that need nothing in the address', () => {
    expect(addresses([])).toEqual(['/', '/units']);
    expect(addresses(['TVADMIN'])).toEqual(['/', '/units', '/secret']);
  });

  it('have the name that the menu gives them', () => {
    expect(openablePagesOf(deployment, [])[1]).toMatchObject({
      label: 'surveys:all',
      section: 'surveys:menu',
    });
  });
});

describe('the pages used last', () => {
  it('are six at most, the last first, each once', () => {
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/a', '/g']) rememberPath('ana', path);
    expect(recentPaths('ana')).toEqual(['/g', '/a', '/f', '/e', '/d', '/c']);
  });

  it("are nobody else's, and can be forgotten", () => {
    rememberPath('ana', '/units');
    expect(recentPaths('ben')).toEqual([]);
    forgetPaths('ana');
    expect(recentPaths('ana')).toEqual([]);
  });

  it('are left out when they may not be opened any more, or are gone', () => {
    for (const path of ['/gone', '/secret', '/units']) rememberPath('ana', path);
    const shown = (held: string[]) => recentPages('ana', openablePagesOf(deployment, held));
    expect(shown(['TVADMIN']).map(({ to }) => to)).toEqual(['/units', '/secret']);
    expect(shown([]).map(({ to }) => to)).toEqual(['/units']);
  });

  it.each(['{"a":1}', 'nonsense', '[1,null,"/units"]', 'null'])('survive %s', (kept) => {
    localStorage.setItem('recent_pages:ana', kept);
    expect(recentPages('ana', openablePagesOf(deployment, [])).length).toBeLessThanOrEqual(1);
    rememberPath('ana', '/a');
    expect(recentPaths('ana')[0]).toBe('/a');
  });
});
