import { bus, notified } from '@portal/platform/bus';
import { act, screen } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { Notices } from './notices.tsx';

// The theme keeps these palettes; another would leave the notice without a ground.
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
