import { setClock } from '@portal/platform/guarding';
import { answer as reply, startFakeShell } from '@portal/platform/testing/shell';
import { readLanguages } from './language-list.ts';

const day = 24 * 60 * 60 * 1000;
const locales = [{ id: 1, locale: 'en-US', parrentId: null, name: 'English' }];
const names = async () => (await readLanguages()).map(({ name }) => name);

let asked = 0;
let answer: () => unknown;

beforeEach(() => {
  localStorage.clear();
  setClock(new Date('2026-07-01T12:00:00Z'));
  asked = 0;
  answer = () => ({ locales });
  startFakeShell({
    respond: () => {
      asked += 1;
      return answer();
    },
  });
});
afterEach(() => {
  setClock(null);
  jest.restoreAllMocks();
});

const later = (milliseconds: number) =>
  setClock(new Date(Date.parse('2026-07-01T12:00:00Z') + milliseconds));

describe('the list of languages', () => {
  it('is kept for a day', async () => {
    await readLanguages();
    later(day - 1);
    expect(await names()).toEqual(['English']);
    expect(asked).toBe(1);
    later(day);
    await readLanguages();
    expect(asked).toBe(2);
  });

  it('is asked for again when the clock was set back', async () => {
    await readLanguages();
    later(-1);
    await readLanguages();
    expect(asked).toBe(2);
  });

  it('is an old one for now where the server is late', async () => {
    await readLanguages();
    later(2 * day);
    answer = () => new Promise(() => undefined);
    const started = Date.now();
    expect(await names()).toEqual(['English']);
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('is an old one where another answers in the place of the server', async () => {
    await readLanguages();
    later(2 * day);
    answer = () =>
      reply(200, '<html>Sign in to the network</html>', { 'content-type': 'text/html' });
    expect(await names()).toEqual(['English']);
  });

  it('is an old one where the server is away, and fails where there is none', async () => {
    await readLanguages();
    later(2 * day);
    answer = () => {
      throw new Error('away');
    };
    expect(await names()).toEqual(['English']);
    localStorage.clear();
    await expect(readLanguages()).rejects.toMatchObject({ code: 'network' });
  });

  it.each([
    ['nonsense', '{"expires": 1e99, "loc'],
    ['nothing', 'null'],
    ['another shape', '{"expires":1782993600000,"locales":[{"locale":7}]}'],
    ['an empty list', '{"expires":1782993600000,"locales":[]}'],
    ['a text', '"languages"'],
  ])('is asked for when the browser holds %s', async (_, kept) => {
    localStorage.setItem('languages', kept);
    expect(await names()).toEqual(['English']);
    expect(asked).toBe(1);
  });

  it('comes without a place to keep it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await names()).toEqual(['English']);
    expect(await names()).toEqual(['English']);
  });
});
