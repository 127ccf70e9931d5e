import { translate } from '@portal/platform/i18n';
import { addPack, setOverlay, startI18n } from '@portal/platform/i18n/manage';
import { waitFor } from '@portal/platform/testing';
import { answer as reply, startFakeShell } from '@portal/platform/testing/shell';
import { loadOverlay } from './overlay.ts';

const pack = (word: string) => ({ language_pack: { shell: { title: word } } });
const title = () => translate('shell:title');
let answer: () => unknown;

beforeEach(() => {
  localStorage.clear();
  startFakeShell({ respond: () => answer() });
  startI18n({ locale: 'pt-BR' });
  addPack('shell', 'pt-BR', { title: 'Portal' });
  answer = () => pack('Do administrador');
});

it("lays the administrators' words over the packs", async () => {
  await loadOverlay('pt-BR');
  expect(title()).toBe('Do administrador');
});

test.each([
  ['is away', () => Promise.reject(new Error('away'))],
  [
    'is not the one that answers',
    () => reply(200, '<html>Sign in to the network</html>', { 'content-type': 'text/html' }),
  ],
])('serves the last words of a server that %s', async (_, instead) => {
  await loadOverlay('pt-BR');
  answer = () => pack('Depois');
  await loadOverlay('pt-BR');
  answer = instead;
  await loadOverlay('pt-BR');
  expect(title()).toBe('Depois');
});

it('waits a second for a server that is late, and takes what it says then', async () => {
  await loadOverlay('pt-BR');
  let tell: (answer: unknown) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  const started = Date.now();
  await loadOverlay('pt-BR');
  expect(Date.now() - started).toBeLessThan(2_000);
  expect(title()).toBe('Do administrador');
  tell(pack('Afinal'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(title()).toBe('Afinal');
});

it('a start waits for nobody where there are kept words, and takes what the server says then', async () => {
  await loadOverlay('pt-BR');
  setOverlay('pt-BR', {});
  let tell: (answer: unknown) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  await loadOverlay('pt-BR', { startsWithKept: true });
  expect(title()).toBe('Do administrador');
  tell(pack('Afinal'));
  await waitFor(() => expect(title()).toBe('Afinal'));
});

it('words of a locale that the server has no longer start nothing a second time', async () => {
  await loadOverlay('pt-BR');
  answer = () => reply(400, { code: 'unknown_value' });
  await loadOverlay('pt-BR', { startsWithKept: true });
  await waitFor(() => expect(localStorage.getItem('words/pt-BR')).toBeNull());
  await expect(loadOverlay('pt-BR', { startsWithKept: true })).rejects.toMatchObject({
    code: 'unknown_value',
  });
});

it('fails where there are none to serve', async () => {
  answer = () => Promise.reject(new Error('away'));
  await expect(loadOverlay('pt-BR')).rejects.toMatchObject({ code: 'network' });
});

it('anything else that lies in the storage counts as nothing', async () => {
  answer = () => Promise.reject(new Error('away'));
  for (const odd of ['null', '7', '{"shell":{"title":7}}', '{"shell":"title"}']) {
    localStorage.setItem('words/pt-BR', odd);
    await expect(loadOverlay('pt-BR')).rejects.toMatchObject({ code: 'network' });
  }
});
