import { bus, loaderQueue } from '@portal/platform/bus';
import { act, screen } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { GlobalLoader } from './global-loader.tsx';
import { closeLoader, startLoader } from './loader-queues.ts';

const queue = (name: string, open: boolean) =>
  act(() => bus.emit(loaderQueue, { queue: name, open }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeAll(startLoader);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(closeLoader);
  jest.useRealTimers();
});

describe('the loader', () => {
  it('shows until the last of its queues is closed', () => {
    renderShell(<GlobalLoader />);
    queue('a', true);
    queue('b', true);
    queue('b', true);
    wait(200);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    queue('a', false);
    queue('b', false);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    queue('b', false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays out of sight for work that is done at once', () => {
    renderShell(<GlobalLoader />);
    queue('a', true);
    wait(199);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    queue('a', false);
    wait(1000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does not mind a queue that closes twice', () => {
    renderShell(<GlobalLoader />);
    queue('a', false);
    queue('a', true);
    wait(200);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});
