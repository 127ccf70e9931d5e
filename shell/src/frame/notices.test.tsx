import { bus, notified } from '@portal/platform/bus';
import { act, screen } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { Notices } from './notices.tsx';

// The theme defines these palettes; with another one the notice would have no background.
it.each([
  ['success', 'green'],
  ['error', 'red'],
  ['info', 'brand'],
] as const)('a notice of %s stands on a ground of %s', (tone, palette) => {
  renderShell(<Notices />);
  act(() => bus.emit(notified, { tone, text: 'Said in passing' }));
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('Said in passing');
  expect(notice.style.getPropertyValue('--alert-bg')).toBe(
    `var(--mantine-color-${palette}-filled)`,
  );
});

it('a notice that can be acted on has a button for it, and goes once it is pressed', async () => {
  const { user } = renderShell(<Notices />);
  const perform = jest.fn();
  const action = { label: 'Undo', perform };
  act(() => bus.emit(notified, { tone: 'success', text: 'Deleted', action }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(perform).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
});
