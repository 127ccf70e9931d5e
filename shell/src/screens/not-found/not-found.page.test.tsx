import { act, screen } from '@portal/platform/testing';
import { showOverlay } from '../../overlays/overlay.ts';
import { Shortcuts } from '../../shortcuts/shortcuts.tsx';
import { renderShell } from '../../testing/render-shell.tsx';
import { NotFoundPage } from './not-found.page.tsx';

afterEach(() => act(() => showOverlay(null)));

it('leads to the search of the portal', async () => {
  const { user } = renderShell(
    <>
      <NotFoundPage />
      <Shortcuts />
    </>,
    { respond: () => ({ locales: [] }) },
  );
  await user.click(screen.getByRole('button', { name: 'Search the portal' }));
  expect(await screen.findByRole('combobox')).toHaveFocus();
});
