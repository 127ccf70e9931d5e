import { act, screen } from '@portal/platform/testing';
import { useLayoutEffect } from 'react';
import { showOverlay } from '../overlays/overlay.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Shortcuts } from './shortcuts.tsx';

const show = () =>
  renderShell(
    <>
      <input aria-label="Name" />
      <Shortcuts />
    </>,
  );
const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

beforeEach(() => {
  localStorage.clear();
  showOverlay(null);
});

describe('the list of shortcuts', () => {
  it('opens with a question mark and closes with Escape', async () => {
    const { user } = show();
    await user.keyboard('?');
    expect(await help()).toHaveTextContent(/Show this list\?/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens as soon as the page is on screen', async () => {
    const Pressed = () => {
      useLayoutEffect(() => void dispatchEvent(new KeyboardEvent('keydown', { key: '?' })), []);
      return null;
    };
    renderShell(
      <>
        <Shortcuts />
        <Pressed />
      </>,
    );
    expect(await help()).toBeVisible();
  });

  it('does not open where somebody writes', async () => {
    const { user } = show();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'what?');
    expect(screen.getByRole('textbox')).toHaveValue('what?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be switched off, for good, and on again', async () => {
    const first = show();
    await first.user.keyboard('?');
    await help();
    await first.user.click(screen.getByRole('switch', { name: /Open this list with “\?”/ }));
    await first.user.keyboard('{Escape}?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    first.unmount();

    const { user } = show();
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => showOverlay('help'));
    await user.click(await screen.findByRole('switch'));
    await user.keyboard('{Escape}?');
    expect(await help()).toBeVisible();
  });

  it('opens over no dialog that wants an answer', async () => {
    const { user } = renderShell(
      <>
        <div role="dialog" aria-modal="true" aria-label="Error" />
        <Shortcuts />
      </>,
    );
    await user.keyboard('?{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
