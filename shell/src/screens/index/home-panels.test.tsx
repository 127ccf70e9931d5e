import { bus, connectivityChanged } from '@portal/platform/bus';
import { act, screen, waitFor } from '@portal/platform/testing';
import { idle } from '../../loading/load-state.ts';
import { usePage } from '../../loading/use-page.ts';
import { fakeDeployment, fakeRemote } from '../../testing/fake-deployment.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { HomePanels } from './home-panels.tsx';
import { IndexPage } from './index.page.tsx';

jest.mock('../../loading/use-page.ts', () => ({ usePage: jest.fn() }));

const remote = (name: string, right: string | null, order: number) =>
  fakeRemote(name, { home: [{ page: 'home', right, order }] });
const deployment = fakeDeployment([
  remote('late', null, 2),
  remote('early', 'FDLOGIN', 1),
  remote('closed', 'TVADMIN', 3),
  fakeRemote('none'),
]);
const retry = jest.fn();

/** State of each remote's panel: one is shown, the other has failed. */
const states: Record<string, object> = {
  early: { ...idle(), at: 'mounted', round: 0, Page: () => <p>Of the early one</p> },
  late: { ...idle(), at: 'failed', errorId: '1' },
};

beforeEach(() => {
  act(() => bus.emit(connectivityChanged, true));
  retry.mockReset();
  jest.mocked(usePage).mockReset();
  jest.mocked(usePage).mockImplementation(
    (of) =>
      ({
        state: states[of.name],
        load: {
          build: () => of,
          mounted: () => {},
          patience: () => 1000,
          state: () => states[of.name],
          retry,
        },
      }) as never,
  );
});

it('shows what remotes declare for it, in order, as far as the person may see it', async () => {
  const { user } = renderShell(<HomePanels held={['FDLOGIN']} />, { deployment });
  expect(usePage).not.toHaveBeenCalled();
  expect(await screen.findByText('Of the early one')).toBeVisible();
  const asked = jest.mocked(usePage).mock.calls.map(([of, page]) => `${of.name} ${page}`);
  expect(asked).toEqual(['early home', 'late home']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says without a network that a part needs one, and opens it once there is one', async () => {
  const network = (isThere: boolean) => act(() => bus.emit(connectivityChanged, isThere));
  network(false);
  renderShell(<HomePanels held={['FDLOGIN']} />, { deployment });
  expect(await screen.findByText('This part needs a network connection')).toBeVisible();
  expect(screen.getByText(/This part is loaded as soon as there is one/)).toBeVisible();
  expect(screen.queryByText('This part could not be loaded')).toBeNull();
  expect(screen.getByText('Of the early one')).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  network(true);
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
});

it('stands on the reports home, below its reports', async () => {
  renderShell(<IndexPage />, {
    deployment,
    user: { user_access_securities: ['FDLOGIN'] },
    respond: () => ({ sections: [] }),
  });
  expect(await screen.findByText('Of the early one')).toBeVisible();
  const asked = jest.mocked(usePage).mock.calls.map(([of]) => of.name);
  expect(asked).not.toContain('closed');
});
