import { bus, searchAnswered, searchChanged } from '@portal/platform/bus';
import { act, screen } from '@portal/platform/testing';
import { idle } from '../loading/load-state.ts';
import { usePage } from '../loading/use-page.ts';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import Palette from './palette.tsx';

jest.mock('../loading/use-page.ts', () => ({ usePage: jest.fn() }));

const mounted = { ...idle(), at: 'mounted', round: 0, Page: () => null };
const deployment = fakeDeployment([
  fakeRemote('fleets', { finder: { page: 'find', right: null } }),
  fakeRemote('closed', { finder: { page: 'find', right: 'TVADMIN' } }),
]);
const user = { user_access_securities: ['TMLOGIN'] };

it('finds what remotes find as one types, and opens it', async () => {
  const open = jest.fn();
  jest.mocked(usePage).mockImplementation(
    (of) =>
      ({
        state: mounted,
        load: { build: () => of, mounted: () => {}, patience: () => 1000, state: () => mounted },
      }) as never,
  );
  const shown = renderShell(<Palette />, {
    deployment,
    user,
    respond: () => ({ locales: [] }),
  });
  expect(usePage).not.toHaveBeenCalled();
  await shown.user.type(screen.getByRole('combobox'), 'acm');
  expect(bus.current(searchChanged)).toBe('acm');
  const asked = jest.mocked(usePage).mock.calls.map(([of, page]) => `${of.name} ${page}`);
  expect(new Set(asked)).toEqual(new Set(['fleets find']));
  const found = [{ id: '1', name: 'Acme Freight', place: 'Account', open }];
  act(() => bus.emit(searchAnswered, { owner: 'fleets', found }));
  await shown.user.click(await screen.findByRole('option', { name: /Acme Freight/ }));
  expect(open).toHaveBeenCalledTimes(1);
  shown.unmount();
  expect(bus.current(searchChanged)).toBe('');
});
