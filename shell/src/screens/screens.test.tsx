import { Link, useNavigate } from '@portal/platform/routing';
import { act, type RenderInShellOptions, screen, waitFor } from '@portal/platform/testing';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { holdPages, rendered } from '../testing/fake-remote-page.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { Page } from './page.tsx';

jest.mock('../loading/remote-page.tsx', () =>
  jest.requireActual('../testing/fake-remote-page.tsx'),
);

const route = (path: string, page: string) => ({ path, page, right: null, title: page });
const deployment = fakeDeployment([
  fakeRemote('surveys', {
    routes: [
      route('/units', 'units'),
      route('/units/{unitId}', 'unit'),
      { ...route('/secret', 'secret'), right: 'SECRET' },
    ],
    redirects: [{ from: '/old', to: '/units' }],
  }),
]);
const words = { 'surveys:units': 'All units', 'surveys:unit': 'One unit' };
const links = ['/units', '/units?tab=2', '/units/7', '/units/8', '/old', '/secret'];

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const open = (options: RenderInShellOptions = {}) =>
  renderShell(
    <>
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Back />
      <Page />
    </>,
    { deployment, words, route: '/units', respond: () => ({ status: 3 }), ...options },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  holdPages();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('going to another page', () => {
  it('keeps the present one in sight, with its own query, until the next is ready', async () => {
    holdPages('unit');
    const { user } = open({ route: '/units?tab=2' });
    await heading('units 1.0.0');
    await user.click(link('/units/7'));
    expect(await heading('units 1.0.0')).toBeVisible();
    expect(screen.getByText('Query tab=2')).toBeVisible();
    expect(screen.getByText('Skeleton')).not.toBeVisible();
    act(() => holdPages());
    expect(await heading('unit 1.0.0')).toBeVisible();
    expect(screen.queryByText('Query tab=2')).not.toBeInTheDocument();
  });

  it('renders the next one once, however the two change places', async () => {
    const { user } = open();
    await heading('units 1.0.0');
    rendered.length = 0;
    await user.click(link('/units/7'));
    expect(await heading('unit 1.0.0')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('units 1.0.0')).not.toBeInTheDocument());
    expect(rendered.filter((page) => page === 'unit')).toHaveLength(1);
  });

  it('goes to the last one asked for', async () => {
    holdPages('unit');
    const { user } = open();
    await heading('units 1.0.0');
    await user.type(screen.getByRole('textbox'), 'mine');
    await user.click(link('/units/7'));
    await user.click(link('/units'));
    act(() => holdPages());
    expect(await heading('units 1.0.0')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('mine');
    expect(screen.queryByRole('heading', { name: 'unit 1.0.0' })).not.toBeInTheDocument();
  });

  it('returns to a page whose place is not gone yet', async () => {
    const { user } = open();
    await heading('units 1.0.0');
    // The place of a page that was left is removed a moment later. Here, that never comes, as on a
    // very busy device.
    const { setTimeout: real } = globalThis;
    const late = (work: () => void, delay?: number) =>
      delay === undefined ? 0 : real(work, delay);
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(late as typeof setTimeout);
    await user.click(link('/units/7'));
    expect(await heading('unit 1.0.0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await heading('units 1.0.0')).toBeVisible();
  });

  it('focuses the heading and says the title once it is there', async () => {
    holdPages('unit');
    const { user } = open();
    await heading('units 1.0.0');
    await user.click(link('/units/7'));
    expect(screen.queryByText('One unit')).not.toBeInTheDocument();
    act(() => holdPages());
    await waitFor(() => expect(screen.getByText('One unit')).toBeInTheDocument());
    expect(await heading('unit 1.0.0')).toHaveFocus();
  });

  it('leaves the first page alone, and one whose query alone changes', async () => {
    const { user } = open();
    await heading('units 1.0.0');
    expect(document.body).toHaveFocus();
    await user.click(link('/units?tab=2'));
    expect(await screen.findByText('Query tab=2')).toBeVisible();
    expect(link('/units?tab=2')).toHaveFocus();
    expect(screen.queryByText('All units')).not.toBeInTheDocument();
  });

  it('keeps what stands on a page whose parameters change', async () => {
    const { user } = open({ route: '/units/7' });
    await user.type(await screen.findByRole('textbox'), 'mine');
    await user.click(link('/units/8'));
    await waitFor(async () => expect(await heading('unit 1.0.0')).toHaveFocus());
    expect(screen.getByRole('textbox')).toHaveValue('mine');
  });

  it('starts at the top', async () => {
    const { user } = open();
    await heading('units 1.0.0');
    await user.click(link('/units/7'));
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 }));
  });

  it('without the right leaves the present page', async () => {
    const { user, address } = open({ user: { user_access_securities: ['TMLOGIN'] } });
    await heading('units 1.0.0');
    await user.click(link('/secret'));
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
    expect(address()).toBe('/secret');
  });

  it('follows a redirect without showing anything on the way', async () => {
    holdPages('units');
    const { user, address } = open({ route: '/units/7' });
    await heading('unit 1.0.0');
    await user.click(link('/old'));
    await waitFor(() => expect(address()).toBe('/units'));
    expect(await heading('unit 1.0.0')).toBeVisible();
    act(() => holdPages());
    expect(await heading('units 1.0.0')).toBeVisible();
  });
});
