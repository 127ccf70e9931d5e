import { FormDrawer, useUnsaved } from '@portal/platform/forms';
import { useDirty } from '@portal/platform/guarding';
import { Link, useNavigate, useSearchParams } from '@portal/platform/routing';
import { act, screen, waitFor } from '@portal/platform/testing';
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

/** Presses the browser's Back button. */
let goBack = () => {};

/** A list whose address names the item open in the drawer. */
function Listed({ unsaved }: { unsaved: boolean }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  goBack = () => act(() => void navigate(-1));
  return (
    <>
      <LeaveGuard />
      <Link to="?open=7">Open</Link>
      <FormDrawer opened={params.has('open')} title="Row" onClose={() => setParams({})}>
        {unsaved ? <Work /> : 'Nothing'}
      </FormDrawer>
    </>
  );
}

function Work() {
  useUnsaved({ name: 'row/7', value: 'entered', restore: () => {}, giveUp: () => {} });
  return <p>Work</p>;
}

describe("the browser's Back", () => {
  beforeEach(() => localStorage.clear());

  it('asks before it closes a drawer that holds work', async () => {
    const { user, address } = renderShell(<Listed unsaved />, { route: '/list' });
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await screen.findByText('Work');
    const kept = Object.keys(localStorage).find((key) => key.startsWith('draft/')) ?? '';
    goBack();
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(address()).toBe('/list?open=7');
    expect(localStorage.getItem(kept)).toBe('"entered"');

    goBack();
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(address()).toBe('/list'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem(kept)).toBeNull();
  });

  it('closes one that holds none', async () => {
    const { user, address } = renderShell(<Listed unsaved={false} />, { route: '/list' });
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await screen.findByText('Nothing');
    goBack();
    await waitFor(() => expect(address()).toBe('/list'));
  });
});
