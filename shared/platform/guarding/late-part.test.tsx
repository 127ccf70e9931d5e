import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary, lazyPart } from './guarding.ts';
import { setPartStallTimeout } from './manage.ts';

const file = 'https://portal.example/part.js';
const sheet = 'https://portal.example/part.css';
const Part = () => <p>The part</p>;

/**
 * Fetches the way bundlers do: through page elements, once each, unless the browser reports an
 * error.
 */
function bundler() {
  const pending = new Map<string, Promise<void>>();
  const begin = (element: HTMLScriptElement | HTMLLinkElement, address: string) => {
    const held = pending.get(address);
    if (held) return held;
    const loading = new Promise<void>((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => {
        pending.delete(address);
        element.remove();
        reject(Object.assign(new Error('refused'), { request: address }));
      };
    });
    pending.set(address, loading);
    document.head.append(element);
    return loading;
  };
  const load = jest.fn(async () => {
    const script = Object.assign(document.createElement('script'), { src: file });
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
    await Promise.all([begin(script, file), begin(link, sheet)]);
    return { default: Part };
  });
  const arrive = () =>
    act(async () => {
      for (const element of document.head.querySelectorAll('script, link'))
        element.dispatchEvent(new Event('load'));
    });
  return { load, arrive };
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const show = (load: () => Promise<{ default: typeof Part }>) => {
  const Late = lazyPart(load);
  render(
    <ErrorBoundary
      fallback={({ reset }) => (
        <button type="button" onClick={reset}>
          Retry
        </button>
      )}
    >
      <Suspense fallback={<p>Loading</p>}>
        <Late />
      </Suspense>
    </ErrorBoundary>,
  );
};
const retry = () => act(async () => screen.getByRole('button', { name: 'Retry' }).click());

beforeEach(() => {
  jest.useFakeTimers();
  setPartStallTimeout(1000);
  globalThis.fetch = jest.fn(async () => new Response(''));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a late part that hangs', () => {
  it('is waited for as long as a page is, and comes with Retry', async () => {
    const { load, arrive } = bundler();
    show(load);
    await pass(2900);
    expect(screen.getByText('Loading')).toBeVisible();
    await pass(200);
    await retry();
    expect(load).toHaveBeenCalledTimes(2);
    expect(fetch).toHaveBeenCalledWith(file, expect.objectContaining({ cache: 'reload' }));
    await arrive();
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('fails too where nobody knows its files', async () => {
    show(() => new Promise(() => undefined));
    await pass(3100);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('may take long when it is fetched again, but not in silence', async () => {
    const { load } = bundler();
    show(load);
    await pass(3100);
    let answer: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({
      start(controller) {
        answer = controller;
      },
    });
    globalThis.fetch = jest.fn(async () => new Response(body));
    await retry();
    for (let count = 0; count < 10; count += 1) {
      await pass(900);
      answer?.enqueue(new Uint8Array([1]));
    }
    expect(screen.getByText('Loading')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    answer?.close();
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves the files of others alone', async () => {
    const other = bundler();
    void other.load();
    const failed = jest.fn();
    for (const element of document.head.children) element.addEventListener('error', failed);
    show(() => new Promise(() => undefined));
    await pass(3100);
    expect(failed).not.toHaveBeenCalled();
  });
});
