import { bus, connectivityChanged } from '@portal/platform/bus';
import { act, screen } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { OfflineBanner } from './offline-banner.tsx';

test('a network that is gone is announced until it is back', () => {
  renderShell(<OfflineBanner />);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  act(() => bus.emit(connectivityChanged, false));
  expect(place).toHaveTextContent('You are offline. What you see may be older');
  act(() => bus.emit(connectivityChanged, true));
  expect(place).toBeEmptyDOMElement();
});
