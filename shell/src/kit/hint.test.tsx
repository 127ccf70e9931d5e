import { screen, waitFor } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { Hint } from './hint.tsx';

const show = (disabled = false) =>
  renderShell(
    <Hint label="What it does" disabled={disabled}>
      <button type="button">Press</button>
    </Hint>,
  );
const button = () => screen.getByRole('button', { name: 'Press' });
const isGone = () =>
  waitFor(() => expect(screen.queryByText('What it does')).not.toBeInTheDocument());

describe('a hint', () => {
  it('is there while its control is pointed at', async () => {
    const { user } = show();
    await user.hover(button());
    expect(await screen.findByText('What it does')).toBeVisible();
    await user.unhover(button());
    await isGone();
  });

  it('is there while its control has the focus of the keyboard, and goes with Escape', async () => {
    const { user } = show();
    await user.tab();
    expect(button()).toHaveFocus();
    expect(await screen.findByText('What it does')).toBeVisible();
    await user.keyboard('{Escape}');
    await isGone();
    expect(button()).toHaveFocus();
  });

  it('is not there where the control says it itself', async () => {
    const { user } = show(true);
    await user.hover(button());
    await user.tab();
    expect(screen.queryByText('What it does')).not.toBeInTheDocument();
  });
});
