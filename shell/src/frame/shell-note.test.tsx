import { act, screen } from '@portal/platform/testing';
import { noteShell } from '../deployment/new-shell.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { ShellNote } from './shell-note.tsx';

const note = 'A new version of the portal is ready.';
const own = '1.0.0-0a1b2c3d';
const offer = (version: string) => act(() => noteShell(version, own));

beforeEach(() => {
  sessionStorage.clear();
  noteShell(own, own);
});

describe('the note of a new shell', () => {
  it('says nothing of the shell that runs here', () => {
    renderShell(<ShellNote />);
    offer(own);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('offers to reload once another one is there, and goes when that is taken back', () => {
    renderShell(<ShellNote />);
    offer('2.0.0-0a1b2c3d');
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    offer(own);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('does not come back for a version that was dismissed, but for the next one', async () => {
    const { user } = renderShell(<ShellNote />);
    offer('2.0.0-0a1b2c3d');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    offer('2.0.0-0a1b2c3d');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    offer('3.0.0-0a1b2c3d');
    expect(screen.getByText(note)).toBeInTheDocument();
  });
});
