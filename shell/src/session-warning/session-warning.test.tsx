import { noteSessionEnd } from '@portal/platform/session/manage';
import { act, answer, type Respond, screen, waitFor } from '@portal/platform/testing';
import { checkSession } from '../session/session-check.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { SessionWarning } from './session-warning.tsx';

const ends = (left: number) => ({
  date: new Date().toUTCString(),
  'session-end': new Date(Date.now() + left * 1000).toISOString(),
});

/** Renders the warning for a session of half an hour with `left` seconds left. */
function warn(left: number, respond: Respond = () => answer(200, {}, ends(1800))) {
  const shown = renderShell(
    <>
      <SessionWarning />
      <input aria-label="Comment" />
    </>,
    { respond },
  );
  act(() => {
    note(1800);
    note(left);
  });
  return shown;
}

function note(left: number): void {
  const { date, 'session-end': end } = ends(left);
  noteSessionEnd(end, date);
  checkSession();
}

const warning = () => screen.queryByRole('alertdialog', { name: 'Your session is about to end' });

describe('the warning before the end of a session', () => {
  it('comes two minutes before, and says how long it lasts', () => {
    warn(121);
    expect(warning()).toBeNull();
    act(() => note(100));
    expect(warning()).toHaveAccessibleDescription(/Stay signed in to go on working/);
    expect(screen.getByRole('timer')).toHaveTextContent(/1 minute (39|40|41) seconds/);
  });

  it('is read out once, takes no focus and is no modal dialog', async () => {
    const { user } = warn(125);
    await user.click(screen.getByRole('textbox'));
    act(() => note(100));
    const [said] = screen.getAllByRole('alert');
    const before = said?.textContent;
    act(() => note(80));
    expect(screen.getByRole('timer')).toHaveTextContent(/1 minute (19|20|21) seconds/);
    expect(said).toHaveTextContent(before ?? '');
    expect(warning()).toHaveAttribute('aria-modal', 'false');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('goes when the person stays, and gives the focus back', async () => {
    const { user, calls } = warn(100);
    await user.click(screen.getByRole('textbox'));
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(warning()).toBeNull());
    expect(calls.map(({ name }) => name)).toEqual(['GET authorization/verify']);
    expect(calls[0]?.headers).not.toHaveProperty('background-call');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  it('goes by itself when another tab keeps the session alive', () => {
    warn(100);
    expect(warning()).not.toBeNull();
    localStorage.setItem('session_end', String(Date.now() + 1_700_000));
    act(checkSession);
    expect(warning()).toBeNull();
  });

  it('stays and says so when the server cannot be reached', async () => {
    const { user } = warn(100, () => {
      throw new Error('no network');
    });
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
    expect(warning()).not.toBeNull();
  });
});
