import { ownPaths } from '@portal/contract/portal';
import { fakeRemote } from '../testing/fake-deployment.ts';
import { pageOfPath } from './page-of-path.ts';
import { shellRedirects, shellRoutes } from './shell-routes.tsx';

const route = (path: string, page: string) => ({ path, page, right: null, title: 'title' });
const surveys = fakeRemote('surveys', {
  routes: [
    route('/locations/{locationId}/units/add', 'add-unit'),
    route('/locations/{locationId}/units/edit-{unitId}', 'edit-unit'),
    route('/locations/{locationId}/dashboard', 'dashboard'),
  ],
  redirects: [
    { from: '/fleet-survey', to: '/locations' },
    { from: '/locations/{locationId}', to: '/locations/{locationId}/dashboard' },
  ],
});
const deployment = {
  remotes: [fakeRemote('other', { routes: [route('/other', 'other')] }), surveys],
};

describe('the page of a path', () => {
  it.each(shellRoutes)("is the shell's own at $path", (route) => {
    expect(pageOfPath(route.path, deployment)).toEqual({ kind: 'shell', route });
  });

  it('is one of the paths that are reserved for the shell', () => {
    const paths = [
      ...shellRoutes.map(({ path }) => path),
      ...shellRedirects.map(({ from }) => from),
    ];
    expect([...ownPaths].sort()).toEqual(paths.sort());
  });

  it('is that of people who are signed in at the address of the sign-in', () => {
    expect(pageOfPath('/login', deployment)).toEqual({ kind: 'redirect', to: '/' });
  });

  it('is the page that a remote declares, with the parameters of its path', () => {
    expect(pageOfPath('/locations/7/units/edit-12', deployment)).toMatchObject({
      kind: 'remote',
      remote: { name: 'surveys' },
      route: { page: 'edit-unit' },
      params: { locationId: '7', unitId: '12' },
    });
  });

  it('follows a declared redirect', () => {
    expect(pageOfPath('/fleet-survey', deployment)).toEqual({ kind: 'redirect', to: '/locations' });
    expect(pageOfPath('/locations/7', deployment)).toEqual({
      kind: 'redirect',
      to: '/locations/7/dashboard',
    });
  });

  it.each([
    ['/Login', '/'],
    ['/Registration', '/registration'],
    ['/Other', '/other'],
    ['/LOCATIONS/a7B/units/Edit-12', '/locations/a7B/units/edit-12'],
  ])('is found at %s in whatever letters it is written', (path, to) => {
    expect(pageOfPath(path, deployment)).toEqual({ kind: 'redirect', to });
  });

  it.each(['/nowhere', '/locations/7/more', '/other/more'])(
    'leads %s to the not-found page',
    (path) => {
      expect(pageOfPath(path, deployment)).toEqual({ kind: 'redirect', to: '/404' });
    },
  );
});
