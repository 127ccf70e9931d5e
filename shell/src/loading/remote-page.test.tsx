import { screen, waitFor } from '@portal/platform/testing';
import type { ReactNode } from 'react';
import { fetchRemote } from '../federation/federation-host.ts';
import { fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { RemotePage } from './remote-page.tsx';

jest.mock('../federation/federation-host.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('../words/load-words.ts', () => ({ loadRemoteWords: jest.fn(async () => undefined) }));

const fetching = jest.mocked(fetchRemote);
const remote = fakeRemote('dashboard');
const remoteOf = (Page: () => ReactNode) => ({ pages: { main: async () => ({ default: Page }) } });
const Good = () => <h1>Figures</h1>;

beforeEach(() => {
  fetching.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe("a remote's page", () => {
  it('is shown once it is there', async () => {
    fetching.mockResolvedValue(remoteOf(Good));
    renderShell(<RemotePage remote={remote} page="main" />);
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
  });

  it('that cannot be fetched leaves a panel, and Retry registers the remote anew', async () => {
    fetching.mockRejectedValueOnce(new Error('404'));
    fetching.mockResolvedValueOnce(remoteOf(Good));
    const { user } = renderShell(<RemotePage remote={remote} page="main" />);
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('This page could not be loaded');
    expect(panel).not.toHaveTextContent('404');
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
    expect(fetching.mock.calls).toEqual([
      [remote, false],
      [remote, true],
    ]);
  });

  it('that throws while it is shown costs its own panel only, and can be tried again', async () => {
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('boom');
      return <h1>Figures</h1>;
    };
    fetching.mockResolvedValue(remoteOf(Page));
    const { user } = renderShell(
      <>
        <p>The shell</p>
        <RemotePage remote={remote} page="main" />
      </>,
    );
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('The shell')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
  });

  it('of a remote that needs a newer contract is refused before anything is fetched', async () => {
    renderShell(<RemotePage remote={{ ...remote, contract: '^2.0.0' }} page="main" />);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(fetching).not.toHaveBeenCalled();
  });

  it('that the module lacks is a failure too', async () => {
    fetching.mockResolvedValue({ pages: {} });
    renderShell(<RemotePage remote={remote} page="main" />);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('says after a while that it is still loading', async () => {
    jest.useFakeTimers();
    fetching.mockReturnValue(new Promise(() => undefined));
    renderShell(<RemotePage remote={remote} page="main" />);
    expect(screen.queryByText('This page is still loading …')).not.toBeInTheDocument();
    jest.advanceTimersByTime(3000);
    await waitFor(() =>
      expect(screen.getByText('This page is still loading …')).toBeInTheDocument(),
    );
    jest.useRealTimers();
  });
});
