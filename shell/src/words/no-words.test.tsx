import { setClock } from '@portal/platform/guarding';
import { act, screen } from '@portal/platform/testing';
import { startFakeShell } from '@portal/platform/testing/shell';
import { start } from '../boot/start.tsx';
import { fakeDeployment } from '../testing/fake-deployment.ts';

// The real one would replace the fake server.
jest.mock('../boot/apply-deployment.ts', () => ({ applyDeployment: jest.fn() }));
jest.mock('../boot/portal.tsx', () => ({
  createRouter: () => ({ state: { location: { pathname: '/' } }, subscribe: () => () => {} }),
  Portal: () => <h1>The portal</h1>,
}));
jest.mock('../screens/prefetch/prefetch-links.ts', () => ({ prefetchLinks: jest.fn() }));

const locales = [{ id: 1, locale: 'en-US', parrentId: null, name: 'English' }];
const answers: Record<string, unknown> = {
  'GET languages/locales': { locales },
  'GET languages/pack/{locale}': { locale: 'en-US', language_pack: {} },
};
let away = '';
let pack = '';

async function open() {
  startFakeShell({
    respond: (name) => {
      if (name === away) throw new Error('away');
      return answers[name];
    },
  });
  globalThis.fetch = jest.fn(async (address) =>
    address === '/deployment.json'
      ? new Response(JSON.stringify(fakeDeployment()))
      : new Response(pack),
  );
  const element = document.body.appendChild(document.createElement('div'));
  await act(() => start(element));
}

beforeEach(() => {
  setClock(new Date('2026-07-01T12:00:00Z'));
  localStorage.clear();
  document.body.replaceChildren();
  away = '';
  pack = '{}';
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  setClock(null);
  jest.restoreAllMocks();
});

const failure = 'Could not connect to server. Please try again later.';

describe('a start without its languages', () => {
  it.each(Object.keys(answers))('says so when %s fails, and may be tried again', async (name) => {
    away = name;
    await open();
    expect(screen.getByText(failure)).toBeInTheDocument();
    away = '';
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'The portal' })).toBeInTheDocument();
  });

  it('says so when the pack of the kept language breaks off', async () => {
    localStorage.setItem('language', 'pt-BR');
    pack = '{"portal.name": "Por';
    await open();
    expect(screen.getByText(failure)).toBeInTheDocument();
    expect(localStorage.getItem('language')).toBe('pt-BR');
  });
});
