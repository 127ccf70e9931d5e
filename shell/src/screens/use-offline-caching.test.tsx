import { waitFor } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { useOfflineCaching } from './use-offline-caching.ts';

jest.mock('../connection/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));
const followed = jest.fn();
jest.mock('../taking-along/maintain-offline-cache.ts', () => ({
  maintainOfflineCache: () => followed(),
}));

const worker = (value: object | null) => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  if (value) Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
};

function Page({ hasArrived }: { hasArrived: boolean }) {
  useOfflineCaching(hasArrived);
  return null;
}
/** Shows a page that has arrived, or has not yet. */
async function show(hasArrived: boolean) {
  renderShell(<Page hasArrived={hasArrived} />);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

// In the order of a tab's life: caching continues once it has started.
it('nothing is taken along before the first page has come', async () => {
  worker({});
  await show(false);
  expect(followed).not.toHaveBeenCalled();
});

it('nothing is taken along where the connection is not secure', async () => {
  worker(null);
  await show(true);
  expect(followed).not.toHaveBeenCalled();
});

it('a tab begins once, whatever pages come after the first', async () => {
  worker({});
  await show(true);
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  await show(true);
  expect(followed).toHaveBeenCalledTimes(1);
});
