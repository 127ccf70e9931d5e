import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { WordsProvider } from '../i18n/words-provider.tsx';
import { clock, ErrorBoundary, type Failure, lazyPart, setClock, useDirty } from './guarding.ts';
import { dirtyOwners, isAnythingDirty } from './manage.ts';

const Failed = ({ errorId, reset }: Failure) => (
  <>
    <p role="alert">Failed: {errorId}</p>
    <button type="button" onClick={reset}>
      Retry
    </button>
  </>
);
const fallback = (failure: Failure) => <Failed {...failure} />;
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('unsaved work', () => {
  const Form = ({ dirty }: { dirty: boolean }) => {
    useDirty(dirty);
    return null;
  };

  test('asks before the page is left, until all of it is saved or gone', () => {
    const { rerender, unmount } = render(<Form dirty={false} />);
    expect([isAnythingDirty(), leave()]).toEqual([false, 'left']);
    rerender(<Form dirty />);
    const other = render(<Form dirty />);
    expect([isAnythingDirty(), leave()]).toEqual([true, 'asked']);
    rerender(<Form dirty={false} />);
    expect([isAnythingDirty(), leave()]).toEqual([true, 'asked']);
    other.unmount();
    expect([isAnythingDirty(), leave()]).toEqual([false, 'left']);
    rerender(<Form dirty />);
    unmount();
    expect([isAnythingDirty(), leave()]).toEqual([false, 'left']);
  });

  test.each(['admin', 'admin@1.0.0'])('is known by the remote whose it is, here %s', (words) => {
    const { rerender } = render(
      <WordsProvider namespace={words}>
        <Form dirty />
      </WordsProvider>,
    );
    expect(dirtyOwners()).toEqual(new Set(['admin']));
    rerender(<Form dirty={false} />);
    expect(dirtyOwners()).toEqual(new Set());
  });
});

describe('a part that throws', () => {
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('broken');
    return <p>Whole</p>;
  };
  beforeEach(() => {
    broken = true;
  });

  test('costs itself alone, is logged under its id, and comes back with Retry', async () => {
    render(
      <>
        <p>Neighbour</p>
        <ErrorBoundary fallback={fallback}>
          <Part />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('Neighbour')).toBeVisible();
    const id = /Failed: ([0-9a-f]{8})$/.exec(screen.getByRole('alert').textContent ?? '')?.[1];
    expect(log).toHaveBeenCalledWith(`[${id}]`, new Error('broken'));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Whole')).toBeVisible();
  });

  test('is behind us on another page', () => {
    const at = (resetKey: string) => (
      <ErrorBoundary fallback={fallback} resetKey={resetKey}>
        <Part />
      </ErrorBoundary>
    );
    const { rerender } = render(at('/a'));
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    rerender(at('/a'));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(at('/b'));
    expect(screen.getByText('Whole')).toBeVisible();
  });
});

describe('a part that is fetched late', () => {
  const module = { default: ({ name }: { name: string }) => <p>Here is {name}</p> };
  const show = (Part: ReturnType<typeof lazyPart<{ name: string }>>) =>
    render(
      <StrictMode>
        <ErrorBoundary fallback={fallback}>
          <Suspense fallback={<p>Loading</p>}>
            <Part name="the part" />
          </Suspense>
        </ErrorBoundary>
      </StrictMode>,
    );

  test('is fetched once, when it is first shown', async () => {
    const load = jest.fn(async () => module);
    const Part = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    show(Part);
    show(Part);
    await waitFor(() => expect(screen.getAllByText('Here is the part')).toHaveLength(2));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is fetched again with Retry after a failure, and not by itself', async () => {
    const load = jest
      .fn<Promise<typeof module>, []>()
      .mockRejectedValueOnce(new Error('no network'));
    load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(module);
    show(lazyPart(load));
    expect(await screen.findByRole('alert')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here is the part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('asks the server for the file that failed, past what the browser keeps of it', async () => {
    globalThis.fetch = jest.fn(async () => new Response('', { status: 404 }));
    const failure = Object.assign(new Error('refused'), { request: 'https://portal/part.js' });
    const load = jest.fn<Promise<typeof module>, []>().mockRejectedValueOnce(failure);
    load.mockResolvedValue(module);
    show(lazyPart(load));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here is the part')).toBeVisible();
    expect(fetch).toHaveBeenCalledWith(
      'https://portal/part.js',
      expect.objectContaining({ cache: 'reload' }),
    );
  });

  test('is fetched again when it is shown after fetching it ahead failed', async () => {
    const load = jest
      .fn<Promise<typeof module>, []>()
      .mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValue(module);
    const Part = lazyPart(load);
    Part.preload();
    await new Promise((resolve) => setTimeout(resolve));
    show(Part);
    expect(await screen.findByText('Here is the part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the clock', () => {
  afterEach(() => setClock(null));

  test("tells the user's own day", () => {
    setClock(new Date(2026, 0, 5, 23, 59));
    expect(clock.today()).toBe('2026-01-05');
    setClock(() => new Date(2027, 11, 31));
    expect(clock.today()).toBe('2027-12-31');
  });

  test('hands out instants that nobody can change for others', () => {
    setClock(new Date(2026, 0, 5));
    clock.now().setFullYear(1999);
    expect(clock.now().getFullYear()).toBe(2026);
  });

  test('is the machine unless it is set', () => {
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000);
  });
});
