import { refusal, screen, within } from '@portal/platform/testing';
import { rememberPath } from '../../places/recent-paths.ts';
import { fakeDeployment, fakeRemote } from '../../testing/fake-deployment.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { IndexPage } from './index.page.tsx';

const sections = [
  {
    section: 'dashboard:section',
    items: [{ label: 'dashboard:title', description: 'dashboard:text', url: '/fleet-dashboard' }],
  },
];
const words = {
  'dashboard:section': 'Fleet',
  'dashboard:title': 'Fleet dashboard',
  'dashboard:text': 'Where the money goes',
};

const deployment = fakeDeployment([
  fakeRemote('dashboard', {
    routes: [{ path: '/fleet-dashboard', page: 'main', right: 'FDLOGIN', title: 'title' }],
    reports: [
      {
        section: 'section',
        order: 1,
        label: 'title',
        description: 'text',
        to: '/fleet-dashboard',
        right: 'FDLOGIN',
      },
    ],
  }),
]);
const user = { login: 'ana', user_access_securities: ['TMLOGIN', 'FDLOGIN'] };

beforeEach(() => localStorage.clear());

describe('reports home', () => {
  it('shows what this browser knows of until the server has answered', async () => {
    const never = new Promise(() => {});
    renderShell(<IndexPage />, { words, deployment, user, respond: () => never });
    expect(screen.getByRole('link', { name: /Fleet dashboard/ })).toBeVisible();
  });

  it('has the pages used last, until they are cleared', async () => {
    rememberPath('ana', '/fleet-dashboard');
    const page = (
      <main id="content" tabIndex={-1}>
        <IndexPage />
      </main>
    );
    const settings = { words, deployment, user, respond: () => ({ sections }) };
    const shown = renderShell(page, settings);
    const recent = screen.getByRole('region', { name: 'Recently used' });
    expect(within(recent).getByRole('link')).toHaveAttribute('href', '/fleet-dashboard');
    await shown.user.click(screen.getByRole('button', { name: 'Clear recently used' }));
    expect(recent).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    shown.unmount();
    renderShell(page, settings);
    expect(screen.queryByRole('region', { name: 'Recently used' })).not.toBeInTheDocument();
  });

  it('shows the reports that the user may open, by area', async () => {
    renderShell(<IndexPage />, { words, respond: () => ({ sections }) });
    expect(await screen.findByRole('heading', { name: 'Fleet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Fleet dashboard/ })).toHaveAttribute(
      'href',
      '/fleet-dashboard',
    );
  });

  it('says what to do when nothing is open to the user', async () => {
    renderShell(<IndexPage />, { respond: () => ({ sections: [] }) });
    expect(await screen.findByText('No reports yet')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    let broken = true;
    const { user } = renderShell(<IndexPage />, {
      words,
      respond: () => (broken ? refusal('invalid') : { sections }),
    });
    await screen.findByText('The list of reports could not be loaded');
    broken = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: /Fleet dashboard/ })).toBeInTheDocument();
  });
});
