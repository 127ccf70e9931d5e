import { keepCopy } from '../deployment/last-good-copy.ts';
import { fakeLocks } from '../testing/fake-caches.ts';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { cacheForOffline } from './cache-for-offline.ts';
import { maintainOfflineCache } from './maintain-offline-cache.ts';
import { registerWorker, removeWorker } from './worker-registration.ts';

jest.mock('./cache-for-offline.ts', () => ({ cacheForOffline: jest.fn(async () => true) }));
jest.mock('./worker-registration.ts', () => ({
  registerWorker: jest.fn(async () => true),
  removeWorker: jest.fn(async () => undefined),
}));
jest.mock('../deployment/shell-build.ts', () => ({
  get shellVersion() {
    return version;
  },
}));

let version = '1.0.0-0a1b2c3d';
const textOf = (environment: string, offline = true) =>
  JSON.stringify({ ...fakeDeployment(), environment, features: { offline } });
const taken = () =>
  jest
    .mocked(cacheForOffline)
    .mock.calls.map(([, { environment }, locale]) => [environment, locale]);
const settled = () => jest.advanceTimersByTimeAsync(1);

let stop = () => undefined as unknown;
const follow = async () => {
  stop = maintainOfflineCache();
  await settled();
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  version = '1.0.0-0a1b2c3d';
  fakeLocks();
  localStorage.clear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('takes along what the newest deployment needs, and whatever comes after it', async () => {
  keepCopy(textOf('one'));
  await follow();
  expect(taken()).toEqual([['one', 'en-US']]);
  keepCopy(textOf('two'));
  await settled();
  expect(taken()).toEqual([
    ['one', 'en-US'],
    ['two', 'en-US'],
  ]);
});

it('tells the other pages which shell it runs', async () => {
  await follow();
  const { held = [] } = await navigator.locks.query();
  expect(held).toEqual([{ name: 'portal-1 shell 1.0.0-0a1b2c3d' }]);
  stop();
  await settled();
  expect((await navigator.locks.query()).held).toEqual([]);
});

it('what did not work is tried again, less and less often, and when the network is back', async () => {
  const lost = new TypeError('Failed to fetch');
  jest.mocked(cacheForOffline).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  keepCopy(textOf('one'));
  await follow();
  await jest.advanceTimersByTimeAsync(11_000);
  expect(taken()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(taken()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(taken()).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(taken()).toHaveLength(3);
  dispatchEvent(new Event('online'));
  await settled();
  expect(taken()).toHaveLength(4);
});

it('without a worker nothing is taken along', async () => {
  jest.mocked(registerWorker).mockResolvedValueOnce(false);
  keepCopy(textOf('one'));
  await follow();
  expect(taken()).toEqual([]);
});

it('a deployment that wants none takes the worker away, and the next one may want it again', async () => {
  keepCopy(textOf('one', false));
  await follow();
  expect(removeWorker).toHaveBeenCalledTimes(1);
  expect(registerWorker).not.toHaveBeenCalled();
  keepCopy(textOf('two'));
  await settled();
  expect(taken()).toEqual([['two', 'en-US']]);
});

it('a tab that runs a remote from elsewhere leaves it to others', async () => {
  const url = 'http://localhost:4173/';
  sessionStorage.setItem('remote_overrides', JSON.stringify({ surveys: url }));
  keepCopy(JSON.stringify({ ...JSON.parse(textOf('one', false)), overrides: true }));
  await follow();
  expect(registerWorker).not.toHaveBeenCalled();
  expect(removeWorker).not.toHaveBeenCalled();
  sessionStorage.clear();
});

it('a shell that is being developed has none', async () => {
  version = '1.0.0-dev';
  keepCopy(textOf('one'));
  await follow();
  expect(removeWorker).toHaveBeenCalledTimes(1);
  expect(taken()).toEqual([]);
});
