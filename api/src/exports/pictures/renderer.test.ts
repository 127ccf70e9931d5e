import { fileURLToPath } from 'node:url';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

const square = (content = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${content}</svg>`;
const request = { svg: square('<rect width="10" height="10" fill="red"/>'), width: 20 };
const { signal } = new AbortController();

let renderer: Renderer;

const start = (options: RendererOptions = {}) => {
  renderer = createRenderer(options);
  return renderer;
};

const program = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));

afterEach(() => renderer.stop());

test('draws one picture after another, whoever asks at once', async () => {
  const { draw } = start();
  const pictures = await Promise.all(
    [20, 40, 60].map((width) => draw({ ...request, width }, signal)),
  );
  expect(pictures.map((picture) => [picture?.width, picture?.height])).toEqual([
    [20, 20],
    [40, 40],
    [60, 60],
  ]);
  expect(pictures[0]?.png.subarray(1, 4).toString()).toBe('PNG');
});

test('what cannot be drawn is null, and the next is drawn', async () => {
  const { draw } = start();
  expect(await draw({ ...request, svg: 'no drawing' }, signal)).toBeNull();
  expect(await draw(request, signal)).toMatchObject({ width: 20 });
});

test('a picture that takes too long is null, for each who asks', async () => {
  const { draw } = start({ program: program('hanging-process.ts'), timeLimit: 300 });
  const pictures = [draw(request, signal), draw(request, signal)];
  expect(await Promise.all(pictures)).toEqual([null, null]);
});

test('a process that does not start is given up', async () => {
  const { draw } = start({ program: program('never-ready-process.ts'), startLimit: 300 });
  expect(await draw(request, signal)).toBeNull();
});

test('a process that cannot start is given up', async () => {
  const { draw } = start({ memoryLimit: 1000 });
  expect(await draw(request, signal)).toBeNull();
});

test('a picture that takes too much memory is null, and the next one is drawn anew', async () => {
  const memoryLimit = 400 * 1024;
  const { draw } = start({ program: program('greedy-process.ts'), memoryLimit });
  expect(await draw({ ...request, width: 1 }, signal)).toMatchObject({ width: 1 });
  expect(await draw({ ...request, width: 600 }, signal)).toBeNull();
  expect(await draw({ ...request, width: 2 }, signal)).toMatchObject({ width: 2 });
});

test('whoever gives up hears it at once, and others still get their picture', async () => {
  const { draw } = start({ program: program('hanging-process.ts'), timeLimit: 20_000 });
  const [first, second] = [new AbortController(), new AbortController()];
  const pictures = [draw(request, first.signal), draw(request, second.signal)];
  const outcomes = Promise.allSettled(pictures);
  second.abort(new Error('second left'));
  await expect(pictures[1]).rejects.toThrow('second left');
  first.abort(new Error('first left'));
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'first left' } },
    { status: 'rejected', reason: { message: 'second left' } },
  ]);
});

describe('the process', () => {
  const drawer = (options?: RendererOptions) => {
    const { draw, stop } = start({ program: program('telling-process.ts'), ...options });
    return { pid: async () => (await draw(request, signal))?.width ?? 0, stop };
  };

  /** Waits until a process is gone, by sending it signal 0. */
  const untilGone = async (pid: number) => {
    for (;;) {
      try {
        process.kill(pid, 0);
      } catch {
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  test('is kept for the next picture', async () => {
    const { pid } = drawer();
    const first = await pid();
    expect(first).toBeGreaterThan(0);
    expect(await pid()).toBe(first);
  });

  test('that is stopped is started anew', async () => {
    const { pid, stop } = drawer();
    const first = await pid();
    stop();
    expect(await pid()).not.toBe(first);
    expect(await untilGone(first)).toBe(true);
  });

  test('that was killed is started anew', async () => {
    const { pid } = drawer();
    const first = await pid();
    process.kill(first, 'SIGKILL');
    await untilGone(first);
    const second = (await pid()) || (await pid());
    expect(second).toBeGreaterThan(0);
    expect(second).not.toBe(first);
  });

  test('that has drawn enough is started anew', async () => {
    const { pid } = drawer({ picturesPerProcess: 2 });
    const [first, second, third] = [await pid(), await pid(), await pid()];
    expect(second).toBe(first);
    expect(third).toBeGreaterThan(0);
    expect(third).not.toBe(first);
  });

  test('that nobody asks ends', async () => {
    const { pid } = drawer({ idleLimit: 1 });
    expect(await untilGone(await pid())).toBe(true);
  });
});
