import { bus, type PopupKind, popupRequested } from '@portal/platform/bus';
import { act, screen, waitFor } from '@portal/platform/testing';
import { closePopup, startPopups } from '../overlays/popup-queue.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Popups } from './popups.tsx';

const ask = (kind: PopupKind) => act(() => bus.emit(popupRequested, { kind }));
const work = () => screen.getByRole('button', { name: 'Work' });

beforeAll(startPopups);
afterEach(() => act(closePopup));

async function openAtWork(kind: PopupKind) {
  const shell = renderShell(
    <>
      <button type="button">Work</button>
      <Popups />
    </>,
  );
  await shell.user.click(work());
  ask(kind);
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  return shell;
}

describe('the focus', () => {
  it.each<PopupKind>(['system_error', 'url_too_long'])(
    'is given back when %s is closed',
    async (kind) => {
      const { user } = await openAtWork(kind);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(work()).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('goes to the content where nothing had it before', async () => {
    const { user } = renderShell(
      <>
        <main id="content" tabIndex={-1} />
        <Popups />
      </>,
    );
    ask('system_error');
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays in the popup, round and round', async () => {
    const { user } = await openAtWork('system_error');
    const popup = screen.getByRole('dialog');
    for (const shift of [false, false, false, true, true, true]) {
      await user.tab({ shift });
      expect(popup).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('is given back by Escape too, and the next popup may come', async () => {
    const { user } = await openAtWork('system_error');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(work()).toHaveFocus());
    ask('url_too_long');
    expect(await screen.findByRole('dialog', { name: 'Too long URL' })).toBeVisible();
  });
});
