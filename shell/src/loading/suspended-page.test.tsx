import { lazyPart } from '@portal/platform/guarding';
import { act, screen } from '@portal/platform/testing';
import { Button } from '@portal/platform/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchRemote } from '../federation/federation-host.ts';
import { setBudgets } from '../files/budgets.ts';
import { fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { RemotePage } from './remote-page.tsx';

jest.mock('../federation/federation-host.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('../words/load-words.ts', () => ({ loadRemoteWords: jest.fn(async () => undefined) }));

const fetching = jest.mocked(fetchRemote);
const remoteOf = (Page: () => ReactNode) => ({ pages: { main: async () => ({ default: Page }) } });
const never = new Promise<never>(() => undefined);
const Good = () => <h1>Figures</h1>;
const Older = () => <h1>Older figures</h1>;
const Suspends = () => {
  throw never;
};
/** Suspends on a click. */
const SuspendsOnClick = () => {
  const [isStuck, setStuck] = useState(false);
  if (isStuck) throw never;
  return <Button onClick={() => setStuck(true)}>Break</Button>;
};
/** Suspends half a second after it is shown. */
const SuspendsLater = () => {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStuck(true), 500);
    return () => clearTimeout(timer);
  }, []);
  if (isStuck) throw never;
  return <h1>Figures</h1>;
};

let count = 0;
/** Shows a page of a new build that has an earlier one. */
function show() {
  count += 1;
  const newest = fakeRemote('dashboard', {}, { version: `1.${count}.0-dev` });
  const before = { ...newest, version: `0.${count}.0-dev` };
  renderShell(<RemotePage remote={{ ...newest, previous: [before] }} page="main" />);
}
/** Returns the requested builds by the first digit of their versions. */
const asked = () => fetching.mock.calls.map(([scope]) => scope.slice(10, 11));
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const heading = (name: string) => screen.getByRole('heading', { name });

const { fetch: before } = globalThis;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  fetching.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The server responds; only the remote does not.
  globalThis.fetch = async () => ({ status: 200 }) as Response;
});
afterEach(() => {
  globalThis.fetch = before;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page that suspends', () => {
  it.each([
    ['from the beginning', Suspends, 0],
    ['half a second after it came', SuspendsLater, 500],
  ])('for ever %s gives way to the build before', async (_, Page, after) => {
    setBudgets({ stall: 1000 });
    fetching.mockResolvedValueOnce(remoteOf(Page)).mockResolvedValue(remoteOf(Older));
    show();
    await pass(after);
    await pass(3900);
    expect(asked()).toEqual(['1']);
    await pass(300);
    expect(heading('Older figures')).toBeInTheDocument();
  });

  it('for ever once it had run for a while fails in the end, until Retry', async () => {
    setBudgets({ total: 9000 });
    fetching.mockResolvedValue(remoteOf(SuspendsOnClick));
    show();
    await pass(1100);
    press('Break');
    await pass(8900);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent(/error number [0-9a-f]{8}/);
    press('Try again');
    await pass(100);
    expect(screen.getByRole('button', { name: 'Break' })).toBeInTheDocument();
    expect(asked()).toEqual(['1', '1']);
  });

  it('for a late part says so after a while, and fails with it until Retry', async () => {
    setBudgets({ slow: 1000, stall: 1000 });
    const load = jest.fn<Promise<{ default: typeof Good }>, []>().mockReturnValueOnce(never);
    load.mockResolvedValue({ default: Good });
    const Late = lazyPart(load);
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return isOpen ? <Late /> : <Button onClick={() => setOpen(true)}>Open</Button>;
    };
    fetching.mockResolvedValue(remoteOf(Page));
    show();
    await pass(1100);
    press('Open');
    await pass(1100);
    expect(screen.getByText('This page is still loading …')).toBeVisible();
    await pass(2000);
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
    press('Try again');
    await pass(100);
    press('Open');
    await pass(100);
    expect(heading('Figures')).toBeInTheDocument();
  });
});
