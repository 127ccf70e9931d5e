import { useDirty } from '@portal/platform/guarding';
import { Link } from '@portal/platform/routing';
import { screen, waitFor } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { LeaveGuard } from './leave-guard.tsx';

function Form({ dirty }: { dirty: boolean }) {
  useDirty(dirty);
  return (
    <>
      <LeaveGuard />
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?page=2">Next page</Link>
    </>
  );
}

describe('leaving a page', () => {
  it('with unsaved work asks first, and staying keeps everything', async () => {
    const { user, address } = renderShell(<Form dirty />, { route: '/form' });
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/form');
  });

  it('goes on after the person agreed', async () => {
    const { user, address } = renderShell(<Form dirty />, { route: '/form' });
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });

  it('asks nothing within the page, nor without unsaved work', async () => {
    const { user, address } = renderShell(<Form dirty />, { route: '/form' });
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('/form?page=2'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks nothing when everything is saved', async () => {
    const { user, address } = renderShell(<Form dirty={false} />, { route: '/form' });
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });
});
