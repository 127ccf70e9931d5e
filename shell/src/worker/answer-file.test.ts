import { fakeCaches } from '../testing/fake-caches.ts';
import { answerFile } from './answer-file.ts';

const file = '/remotes/surveys/0.1.0-1a2b3c4d/page.js';
const script = { headers: { 'content-type': 'text/javascript' } };
const build = 'portal-1 surveys 0.1.0-1a2b3c4d';
let held: ReturnType<typeof fakeCaches>['held'];

/** Passes on a request as a worker receives it. */
const asked = (address: string, cache: RequestCache = 'default') =>
  answerFile({ url: new URL(address, location.href).href, cache } as Request);
const answered = async (...request: Parameters<typeof asked>) =>
  (await asked(...request))?.text() ?? null;

beforeEach(async () => {
  ({ held } = fakeCaches());
  await (await caches.open(build)).put(file, new Response('kept', script));
  globalThis.fetch = jest.fn(async () => new Response('asked', script));
});

it('answers a file that was taken along without asking anybody', async () => {
  expect(await answered(file)).toBe('kept');
  expect(await answered(file, 'force-cache')).toBe('kept');
  expect(fetch).not.toHaveBeenCalled();
});

it('asks for a file that was not', async () => {
  expect(await answered('/shell/files/kit.0a1b2c3d.js')).toBe('asked');
});

it('asks where the caches cannot be read', async () => {
  jest.spyOn(caches, 'match').mockRejectedValue(new DOMException('', 'InvalidStateError'));
  expect(await answered(file)).toBe('asked');
});

test.each([
  ['/deployment.json'],
  ['/api/v2/fleet_survey/get_units'],
  ['/health'],
  ['/sw.js'],
  ['/remotes/surveys/0.1.0-dev/page.js'],
  ['/remotes/surveys/'],
  ['/shell/'],
  ['https://elsewhere.example/shell/files/kit.0a1b2c3d.js'],
])('leaves %s alone', (address) => {
  expect(asked(address)).toBeNull();
});

test.each(['no-store', 'only-if-cached'] as const)('leaves a request by %s alone', (cache) => {
  expect(asked(file, cache)).toBeNull();
});

describe('where somebody asks the server anew', () => {
  it('gives what it answers, and forgets the copy', async () => {
    expect(await answered(file, 'reload')).toBe('asked');
    expect(held()[build]).toEqual([]);
    expect(await answered(file)).toBe('asked');
  });

  it.each([
    ['an error', () => new Response('', { status: 500, ...script })],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('keeps the copy where that is %s', async (_, answer) => {
    jest.mocked(fetch).mockImplementation(async () => answer());
    await asked(file, 'reload');
    expect(await answered(file)).toBe('kept');
  });

  it('keeps the copy where there is no network', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(asked(file, 'reload')).rejects.toThrow('Failed to fetch');
    expect(await answered(file)).toBe('kept');
  });
});
