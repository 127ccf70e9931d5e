import { fakeRemote } from '../testing/fake-deployment.ts';
import { navSections } from './sections.ts';

const item = (section: string, order: number, label: string, right: string | null) => ({
  section,
  order,
  label,
  to: `/${label}`,
  right,
});
const remotes = [
  fakeRemote('b', {
    nav: [item('fleet', 20, 'second', 'FDLOGIN'), item('fleet', 10, 'first', null)],
  }),
  fakeRemote('a', { nav: [item('fleet', 5, 'admin', 'TVADMIN2')] }),
];

describe('the menu', () => {
  it('holds what the remotes declare in its order, each word in its own namespace', () => {
    expect(navSections({ remotes }, ['FDLOGIN', 'TVADMIN2'])).toEqual([
      { label: 'a:fleet', items: [{ label: 'a:admin', to: '/admin' }] },
      {
        label: 'b:fleet',
        items: [
          { label: 'b:first', to: '/first' },
          { label: 'b:second', to: '/second' },
        ],
      },
    ]);
  });

  it('leaves out what the user may not open, and sections that are then empty', () => {
    expect(navSections({ remotes }, [])).toEqual([
      { label: 'b:fleet', items: [{ label: 'b:first', to: '/first' }] },
    ]);
  });
});
