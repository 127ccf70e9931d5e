import { type Respond, screen, waitFor, within } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Guarded } from './guarded.tsx';
import { goToSignIn } from './sign-in-link.ts';

jest.mock('./sign-in-link.ts', () => ({ goToSignIn: jest.fn() }));

const { token: _, ...agreed } = fakeUser();
const server: Respond = (name) => {
  if (name === 'POST authorization/agree_terms') return { user: agreed };
  if (name === 'POST authorization/logout') return { status: 'Success' };
  return { path: '/', has_permission: true };
};
const open = (respond = server) =>
  renderShell(
    <Guarded right={null} isPublic={false}>
      <h1>The page</h1>
    </Guarded>,
    {
      user: { agree_to_fhq_terms: false },
      route: '/fleet-dashboard?account=0042',
      respond,
      deployment: {
        ...fakeDeployment(),
        footer: [
          { name: 'footer.help', links: [{ name: 'footer.terms', url: 'https://x.example/t' }] },
        ],
      },
    },
  );
const dialog = () => screen.findByRole('dialog', { name: 'Terms of use' });

beforeEach(() => jest.clearAllMocks());

describe('the terms of use', () => {
  it('come before the page, which opens where it was wanted once they are agreed to', async () => {
    const { user, calls, address } = open();
    expect(
      within(await dialog()).getByRole('link', { name: 'Read the whole text' }),
    ).toHaveAttribute('href', 'https://x.example/t');
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(calls[0]?.name).toBe('POST authorization/agree_terms');
    expect(address()).toBe('/fleet-dashboard?account=0042');
  });

  it('cannot be passed over', async () => {
    const { user } = open();
    await dialog();
    await waitFor(() => expect(screen.getByText(/^Before you start/).parentElement).toHaveFocus());
    await user.keyboard('{Enter}{Escape}');
    expect(await dialog()).toBeInTheDocument();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
  });

  it('sign out whoever declines them', async () => {
    const { user } = open();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Decline and sign out' }));
    await waitFor(() =>
      expect(goToSignIn).toHaveBeenCalledWith('https://members.example/sign-in', '/'),
    );
  });

  it('say so when the server cannot be told', async () => {
    const { user } = open(() => {
      throw new Error('no network');
    });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
  });
});
