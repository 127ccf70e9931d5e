import { fakeCaches } from '../testing/fake-caches.ts';
import { registerWorker, removeWorker } from './worker-registration.ts';

const workers = { register: jest.fn(), getRegistrations: jest.fn() };

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('the browser runs the worker, and looks for another past its cache', async () => {
  workers.register.mockResolvedValue({});
  expect(await registerWorker()).toBe(true);
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('one that is broken changes nothing, and so does a browser that runs none', async () => {
  workers.register.mockRejectedValueOnce(new TypeError('ServiceWorker script evaluation failed'));
  expect(await registerWorker()).toBe(false);
  workers.register.mockResolvedValueOnce(undefined);
  expect(await registerWorker()).toBe(false);
});

it('where none is wanted, the worker goes and what was taken along', async () => {
  const { held } = fakeCaches();
  for (const name of ['portal-1 start', 'portal-0 shell', 'another']) await caches.open(name);
  const unregister = jest.fn();
  workers.getRegistrations.mockResolvedValue([{ unregister }]);
  await removeWorker();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(Object.keys(held())).toEqual(['another']);
});
