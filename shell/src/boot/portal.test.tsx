import { dirtyOwners } from '@portal/platform/guarding/manage';
import { act, render, screen, waitFor } from '@portal/platform/testing';
import { startFakeShell } from '@portal/platform/testing/shell';
import { useEffect, useLayoutEffect } from 'react';
import english from '../../locales/en-US.json';
import { runDeployment } from '../deployment/running-deployment.ts';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { createRouter, Portal } from './portal.tsx';

const thrown = new Error('secret');
const fail = () => {
  throw thrown;
};

const pages = {
  effect: () => {
    useEffect(() => fail, []);
    return <h1>Effect</h1>;
  },
  layout: () => {
    useLayoutEffect(() => fail, []);
    return <h1>Layout</h1>;
  },
  empties: () => {
    // On every render.
    useEffect(() => document.querySelector(emptied)?.replaceChildren());
    return <h1>Empties</h1>;
  },
  next: () => <h1>Next</h1>,
  last: () => <h1>Last</h1>,
};
/** Selector of the element that the page empties. */
let emptied = 'main';
let header = () => <header>Header</header>;

jest.mock('../federation/federation-host.ts', () => ({
  fetchRemote: async () => ({
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, Page]) => [name, async () => ({ default: Page })]),
    ),
  }),
}));
jest.mock('../words/load-words.ts', () => ({ loadRemoteWords: async () => undefined }));
jest.mock('../frame/header.tsx', () => ({ Header: () => header() }));

const route = (page: string) => ({ path: `/${page}`, page, right: null, title: page });
const words = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [`shell:${key}`, text]),
);

async function open(path: string) {
  const remote = fakeRemote('harm', { routes: Object.keys(pages).map(route) });
  startFakeShell({
    words,
    respond: (name) => (name.startsWith('GET') ? { sections: [], locales: [] } : { status: 3 }),
  });
  history.replaceState(null, '', path);
  const deployment = runDeployment(fakeDeployment([remote]), dirtyOwners);
  const router = createRouter();
  render(<Portal deployment={deployment} router={router} />);
  return router;
}
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  header = () => <header>Header</header>;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each(['Effect', 'Layout'])(
  'a page that throws as it is cleaned up (%s) is left like any other, and told of',
  async (name) => {
    const router = await open(`/${name.toLowerCase()}`);
    await heading(name);
    await act(() => router.navigate('/next'));
    expect(await heading('Next')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^\[[0-9a-f]{8}\]/), thrown);
  },
);

it.each(['main', 'main > div', 'main > div > div'])(
  'a page that empties %s is left like any other',
  async (selector) => {
    emptied = selector;
    const router = await open('/empties');
    await waitFor(() => expect(document.querySelector(selector)).toBeEmptyDOMElement());
    await act(() => router.navigate('/next'));
    expect(await heading('Next')).toBeVisible();
    await act(() => router.navigate('/last'));
    expect(await heading('Last')).toBeVisible();
  },
);

it("the document's title follows the heading of the page in sight, also on the way back", async () => {
  const isTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));
  const router = await open('/next');
  await isTitle('Next – Fleet Tire Portal');
  await act(() => router.navigate('/last'));
  await isTitle('Last – Fleet Tire Portal');
  await act(() => router.navigate(-1));
  await isTitle('Next – Fleet Tire Portal');
});

it('what surrounds the pages may throw: its place is taken by words, without internals', async () => {
  header = fail;
  await open('/next');
  const id = /error number ([0-9a-f]{8})/.exec(document.body.textContent ?? '')?.[1];
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('secret');
  expect(console.error).toHaveBeenCalledWith(`[${id}] shell`, thrown);
});
