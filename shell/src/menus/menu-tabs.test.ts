import { type MenuParts, menuTabs } from './menu-tabs.ts';

const link = (name: string, url: string, own = {}) => ({
  key: name,
  name,
  url,
  sso_id: null,
  new_window: false,
  ...own,
});
const tabsOf = (parts: Partial<MenuParts>) =>
  menuTabs({ sections: [], tabs: [], word: (key) => key, text: (name) => name, ...parts });
const fleet = { label: 'Fleet', items: [{ label: 'Dashboard', to: '/fleet-dashboard' }] };

describe('the tabs of the menu', () => {
  it('are those of the remotes, then those of the region', () => {
    const services = { key: 's', name: 'Services', links: [link('Training', 'https://t.example')] };
    expect(tabsOf({ sections: [fleet], tabs: [services] })).toMatchObject([
      { name: 'Dashboard', direct: true, entries: [{ link: { url: '/fleet-dashboard' } }] },
      { name: 'Services', direct: false, entries: [{ name: 'Training' }] },
    ]);
  });

  it('of the same name are one list', () => {
    const tab = { key: 'f', name: 'Fleet', links: [link('Partner', 'https://p.example')] };
    expect(tabsOf({ sections: [fleet], tabs: [tab] })).toMatchObject([
      { name: 'Fleet', direct: false, entries: [{ name: 'Dashboard' }, { name: 'Partner' }] },
    ]);
  });

  it('leave out what must not be followed, and what is then empty', () => {
    const tabs = [
      { key: 'a', name: 'Bad', links: [link('x', 'javascript:alert(1)'), link('y', '')] },
      { key: 'b', name: 'Empty', links: [] },
      { key: 'c', name: 'Good', links: [link('x', 'data:text/html,x'), link('z', '/locations')] },
    ];
    expect(tabsOf({ tabs })).toMatchObject([{ name: 'Good', entries: [{ name: 'z' }] }]);
  });

  it('may be none at all, and may hold 500 links', () => {
    expect(tabsOf({})).toEqual([]);
    const links = Array.from({ length: 500 }, () => link('Same', 'https://same.example'));
    const [tab] = tabsOf({ tabs: [{ key: 'a', name: 'All', links }] });
    expect(new Set(tab?.entries.map(({ key }) => key)).size).toBe(500);
  });
});
