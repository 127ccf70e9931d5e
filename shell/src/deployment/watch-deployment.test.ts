import { pollInterval, watchDeployment } from './watch-deployment.ts';

const ask = jest.fn(async () => undefined);
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const hidden = (value: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(value);
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockClear();
  online(true);
  hidden(false);
  stop = watchDeployment(ask);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const aWhile = () => jest.advanceTimersByTimeAsync(pollInterval * 1.1);

describe('watching the deployment', () => {
  it('asks about once a minute', async () => {
    expect(pollInterval).toBe(60_000);
    await jest.advanceTimersByTimeAsync(10 * pollInterval);
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(9);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('leaves the site alone while the page is hidden, and asks when it is seen again', async () => {
    hidden(true);
    await aWhile();
    expect(ask).not.toHaveBeenCalled();
    hidden(false);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('leaves the site alone without a network, and asks when there is one', async () => {
    online(false);
    await aWhile();
    expect(ask).not.toHaveBeenCalled();
    online(true);
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks no second time while an answer is on its way', async () => {
    ask.mockReturnValueOnce(new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(4 * pollInterval);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('ends when it is told to', async () => {
    stop();
    await aWhile();
    expect(ask).not.toHaveBeenCalled();
  });
});
