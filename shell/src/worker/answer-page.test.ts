import { fakeCaches } from '../testing/fake-caches.ts';
import { answerPage } from './answer-page.ts';

const html = (body: string) => `<html><meta name="portal-shell" content="1">${body}</html>`;
const page = (body: string, type = 'text/html; charset=utf-8') =>
  new Response(body, { headers: { 'content-type': type, 'content-encoding': 'br' } });

/** Navigates to a page, optionally with a response that the browser has preloaded. */
const goTo = (path: string, preloaded?: Promise<Response>) =>
  answerPage({
    request: { url: new URL(path, location.href).href } as Request,
    preloadResponse: preloaded ?? Promise.resolve(undefined),
    waitUntil: () => undefined,
  });
const shown = async (...to: Parameters<typeof goTo>) => (await goTo(...to)).text();

const network = jest.fn<Promise<Response>, []>();
beforeEach(async () => {
  fakeCaches();
  const start = page(html('kept'));
  start.headers.set('portal-calls', '/la/api/v2 /la/api/portal/v1');
  await (await caches.open('portal-1 start')).put('/', start);
  network.mockReset().mockImplementation(async () => page(html('of the network')));
  globalThis.fetch = network;
});
afterEach(() => jest.useRealTimers());

it('answers with what the network has', async () => {
  const answer = await goTo('/locations');
  expect(await answer.text()).toBe(html('of the network'));
  // The text is decoded by now.
  expect(answer.headers.get('content-encoding')).toBeNull();
});

it('answers with what the browser has asked for already', async () => {
  expect(await shown('/locations', Promise.resolve(page(html('ahead'))))).toBe(html('ahead'));
  expect(network).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', async () => new Response('Bad gateway', { status: 502 })],
  ["a page that is not the portal's", async () => page('<html>Sign in to the network</html>')],
])('%s gives way to the page that was taken along', async (_, answer) => {
  network.mockImplementation(answer);
  expect(await shown('/fleet-survey/7/inspect-77')).toBe(html('kept'));
});

test.each([
  ['silence', () => new Promise<Response>(() => undefined)],
  ['an answer that is not finished', async () => unfinished()],
])('%s gives way to it after three seconds', async (_, answer) => {
  jest.useFakeTimers();
  network.mockImplementation(answer);
  const came = jest.fn();
  const text = shown('/locations').then((body) => came(body));
  await jest.advanceTimersByTimeAsync(2_900);
  expect(came).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await text;
  expect(came).toHaveBeenCalledWith(html('kept'));
});

const unfinished = () => {
  const answer = page('');
  jest.spyOn(answer, 'text').mockReturnValue(new Promise(() => undefined));
  return answer;
};

it('a redirect, a file and an unknown address are answered as they come', async () => {
  for (const answer of [
    Response.redirect('https://members.example/sign-in'),
    page('a,b', 'text/csv'),
    new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } }),
  ]) {
    network.mockResolvedValueOnce(answer);
    expect(await goTo('/somewhere')).toBe(answer);
  }
});

test.each(['/api/portal/v1/exports/7', '/la/api/v2/fleet_survey/7/report'])(
  'what the API sends at %s may take as long as it likes, and may fail',
  async (path) => {
    jest.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    network.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const coming = goTo(path);
    await jest.advanceTimersByTimeAsync(60_000);
    const file = page('a file');
    answer(file);
    expect(await coming).toBe(file);
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(goTo(path)).rejects.toThrow('Failed to fetch');
  },
);

it('nothing was taken along: the network answers, or nobody', async () => {
  await caches.delete('portal-1 start');
  const foreign = page('<html>Sign in to the network</html>');
  network.mockResolvedValueOnce(foreign);
  expect(await goTo('/locations')).toBe(foreign);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(goTo('/locations')).rejects.toThrow('Failed to fetch');
});
