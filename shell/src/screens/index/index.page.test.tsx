import { refusal, screen } from '@portal/platform/testing';
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

describe('reports home', () => {
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
