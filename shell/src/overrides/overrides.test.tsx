import { act, screen } from '@portal/platform/testing';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { showOverridden } from './overridden.ts';
import { OverrideBadge } from './override-badge.tsx';
import { readOverrides, storeAddressOverrides } from './overrides.ts';
import { withOverrides } from './with-overrides.ts';

const url = 'http://localhost:4173/';
const local = fakeRemote('dashboard', {}, { version: '0.1.0-dev', url });
const deployed = [fakeRemote('admin'), fakeRemote('dashboard')];
const open = { ...fakeDeployment(deployed), overrides: true };

const visit = (search: string) => {
  history.replaceState(null, '', `/page${search}`);
  storeAddressOverrides();
};

/** Returns the running version of each remote by name. */
const running = async (deployment = open) => {
  const { remotes } = await withOverrides(deployment);
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
};

let served: unknown;
beforeEach(() => {
  served = local;
  globalThis.fetch = jest.fn(async () => ({ json: async () => served }) as Response);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // jsdom logs an error when the page is asked to reload.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  sessionStorage.clear();
  act(() => showOverridden([]));
  jest.restoreAllMocks();
});

test('an address names what a tab overrides, once', () => {
  visit(`?tab=x&override=dashboard@${url}`);
  expect(location.search).toBe('?tab=x');
  visit('?override=admin@http://127.0.0.1:4174/');
  expect(readOverrides()).toEqual({ dashboard: url, admin: 'http://127.0.0.1:4174/' });
});

test.each([
  'dashboard@https://elsewhere.example/',
  'dashboard@http://localhost.elsewhere.example/',
  'dashboard@http://localhost:4173/../',
  'dashboard@javascript:alert(1)',
  'dash board@http://localhost:4173/',
  '',
])('only this machine can be named: %s is ignored', (text) => {
  visit(`?override=${encodeURIComponent(text)}`);
  expect(readOverrides()).toEqual({});
  expect(location.search).toBe('');
});

test('a remote runs from there, and people can see it and take it back', async () => {
  visit(`?override=dashboard@${url}`);
  expect(await running()).toEqual({ admin: '1.0.0-dev', dashboard: '0.1.0-dev' });
  const { user } = renderShell(<OverrideBadge />);
  expect(screen.getByText(`dashboard runs from ${url}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run what is deployed' }));
  expect(readOverrides()).toEqual({});
});

test('in production nothing is overridden', async () => {
  visit(`?override=dashboard@${url}`);
  const production = fakeDeployment(deployed);
  expect(await withOverrides(production)).toBe(production);
  expect(await withOverrides({ ...production, overrides: false })).toMatchObject(production);
  renderShell(<OverrideBadge />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['no remote', {}],
  ['another remote', { ...local, name: 'admin' }],
  ['a remote of another address', { ...local, url: 'https://elsewhere.example/' }],
])('where a server has %s, the deployed one runs and the badge says so', async (_, answer) => {
  served = answer;
  visit(`?override=dashboard@${url}`);
  expect(await running()).toEqual({ admin: '1.0.0-dev', dashboard: '1.0.0-dev' });
  renderShell(<OverrideBadge />);
  expect(screen.getByText(`dashboard could not be had from ${url}`)).toBeVisible();
});
