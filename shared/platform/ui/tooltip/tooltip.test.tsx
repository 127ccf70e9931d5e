import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalProvider, Tooltip } from '../ui.ts';

const pressed = jest.fn();
function show(disabled = false) {
  render(
    <PortalProvider>
      <Tooltip label="What it does" disabled={disabled}>
        <button type="button" aria-label="Press" onFocus={pressed}>
          P
        </button>
      </Tooltip>
    </PortalProvider>,
  );
  return { user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Press' });
const isGone = () =>
  waitFor(() => expect(screen.queryByText('What it does')).not.toBeInTheDocument());

describe('a tooltip', () => {
  it('is there while its control is pointed at', async () => {
    const { user } = show();
    await user.hover(button());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('What it does');
    expect(button()).toHaveAccessibleDescription('What it does');
    await user.unhover(button());
    await isGone();
    expect(button()).not.toHaveAttribute('aria-describedby');
  });

  it('is there while its control has the focus of the keyboard, and goes with Escape', async () => {
    const { user } = show();
    await user.tab();
    expect(button()).toHaveFocus();
    expect(pressed).toHaveBeenCalled();
    // Without layout, the kit considers its control out of view, so visibility is not checked.
    expect(await screen.findByText('What it does')).toBeInTheDocument();
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

  it('keeps up with a Tab key held down on a slow device', async () => {
    const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const names = Array.from({ length: 30 }, (_, place) => `Press ${place}`);
    render(
      <PortalProvider>
        {names.map((name) => (
          <Tooltip key={name} label={`What ${name} does`}>
            <button type="button">{name}</button>
          </Tooltip>
        ))}
      </PortalProvider>,
    );
    const user = userEvent.setup();
    for (const _ of names) await user.tab();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    // Keys arrive faster than anything but their own events is processed.
    for (const button of [...screen.getAllByRole('button'), ...screen.getAllByRole('button')]) {
      button.focus();
      await Promise.resolve();
    }
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    expect(await screen.findByText('What Press 29 does')).toBeInTheDocument();
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  });
});
