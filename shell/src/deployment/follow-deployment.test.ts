import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { followDeployment } from './follow-deployment.ts';
import { readCopy } from './last-good-copy.ts';
import { runDeployment } from './running-deployment.ts';
import { pollInterval } from './watch-deployment.ts';

const first = fakeDeployment([fakeRemote('dashboard')]);
const second = fakeDeployment([fakeRemote('dashboard'), fakeRemote('surveys')]);
let stop = () => {};

function follow(text: string, status = 200) {
  globalThis.fetch = jest.fn(async () => new Response(text, { status }));
  const deployment = runDeployment(first, () => new Set());
  stop = followDeployment(deployment, { deployment: first, fetched: null });
  return deployment;
}
const polled = () => jest.advanceTimersByTimeAsync(pollInterval * 1.1);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a deployment that changes while people work', () => {
  it('waits for the next navigation, and is kept as the last good copy', async () => {
    const deployment = follow(JSON.stringify(second));
    await polled();
    expect(deployment.current()).toBe(first);
    expect(deployment.upcoming()).toEqual(second);
    expect(readCopy()).toEqual(second);
  });

  it('is taken when it comes after the start', async () => {
    const deployment = runDeployment(first, () => new Set());
    const coming = Promise.resolve({ deployment: second, fetched: null });
    stop = followDeployment(deployment, { deployment: first, fetched: null, coming });
    await jest.advanceTimersByTimeAsync(0);
    expect(deployment.upcoming()).toEqual(second);
  });

  it.each([
    ['gone', '', 404],
    ['half written', JSON.stringify(second).slice(0, 90), 200],
    ['of a newer schema', '{"schema":2}', 200],
  ])('is ignored while it is %s, and asked for again', async (_, text, status) => {
    const deployment = follow(text, status);
    await polled();
    expect(deployment.upcoming()).toBe(first);
    globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(second)));
    await polled();
    expect(deployment.upcoming()).toEqual(second);
  });
});
