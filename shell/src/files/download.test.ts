import { setBudgets } from './budgets.ts';
import { download } from './download.ts';

const url = 'https://portal.example/file.js';
/** A body that delivers a chunk after each of the given waits, and then ends or stalls. */
const body = (waits: readonly number[], ends: boolean, signal: AbortSignal | null | undefined) =>
  new ReadableStream({
    async start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      for (const wait of waits) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        controller.enqueue(new Uint8Array([1]));
      }
      if (ends) controller.close();
    },
  });
const answers = (waits: readonly number[], ends: boolean, status = 200) => {
  globalThis.fetch = jest.fn(
    async (_, init) => new Response(body(waits, ends, init?.signal), { status }),
  );
};
const outcome = async (pending: Promise<void>, time: number) => {
  const settled = pending.then(
    () => 'there',
    (failure: Error) => failure.message,
  );
  await jest.advanceTimersByTimeAsync(time);
  return Promise.race([settled, Promise.resolve('pending')]);
};

beforeEach(() => {
  jest.useFakeTimers();
  setBudgets({ stall: 1000 });
});
afterEach(() => jest.useRealTimers());

it('takes as long as bytes keep coming', async () => {
  answers([900, 900, 900], true);
  expect(await outcome(download(url, {}), 3000)).toBe('there');
});

it('gives up on a silence', async () => {
  answers([900], false);
  expect(await outcome(download(url, {}), 2000)).toBe(`${url}: silence`);
});

it('gives up on a server that never answers', async () => {
  globalThis.fetch = jest.fn(
    (_, init) =>
      new Promise<never>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  expect(await outcome(download(url, {}), 1000)).toBe(`${url}: silence`);
});

it('gives a server more time to begin the more often it was tried, and no more for the rest', async () => {
  answers([3500], true);
  expect(await outcome(download(url, { tries: 1 }), 3600)).toBe(`${url}: silence`);
  expect(await outcome(download(url, { tries: 2 }), 3600)).toBe('there');
  answers([3500], false);
  expect(await outcome(download(url, { tries: 2 }), 4600)).toBe(`${url}: silence`);
});

it('takes no error page for the file', async () => {
  answers([], true, 404);
  expect(await outcome(download(url, {}), 0)).toBe(`${url}: status 404`);
});

it('asks the server past what the browser holds when the file failed before', async () => {
  answers([], true);
  await outcome(download(url, { anew: true }), 0);
  expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ cache: 'reload' }));
});

it('asks the server anew where there is a network, and takes what is here where there is none', async () => {
  answers([], true);
  await outcome(download(url, { anew: true }), 0);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await outcome(download(url, { anew: true }), 0);
  const asked = jest.mocked(fetch).mock.calls.map(([, init]) => init?.cache);
  expect(asked).toEqual(['reload', 'default']);
  jest.restoreAllMocks();
});
