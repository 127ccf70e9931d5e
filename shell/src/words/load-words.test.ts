import { translate } from '@portal/platform/i18n';
import { startI18n } from '@portal/platform/i18n/manage';
import { startFakeShell } from '@portal/platform/testing/shell';
import { registerHashes } from '../federation/integrity.ts';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { loadRemoteWords, loadWords } from './load-words.ts';

const buildOf = (version: string) =>
  fakeRemote(
    'dashboard',
    { languages: ['en-US', 'pt-BR'] },
    { version, url: `/remotes/dashboard/${version}/` },
  );
const [older, newer] = [buildOf('1.0.0-dev'), buildOf('2.0.0-dev')];
const title = ({ version }: { version: string }) => translate(`dashboard@${version}:title`);

beforeEach(() => {
  startFakeShell({ respond: () => ({ language_pack: {} }) });
  globalThis.fetch = jest.fn(async (address) => {
    const [, version, locale] = /dashboard\/(.+)\/locales\/(.+)\.json/.exec(String(address)) ?? [];
    return new Response(JSON.stringify({ title: `${locale} of ${version}` }));
  });
});

describe('two builds of a remote in one page', () => {
  it('each have their own words, and both follow the language', async () => {
    await loadRemoteWords('en-US', older);
    await loadRemoteWords('en-US', newer);
    expect([older, newer].map(title)).toEqual(['en-US of 1.0.0-dev', 'en-US of 2.0.0-dev']);
    await loadWords('pt-BR', fakeDeployment([newer]));
    startI18n({ locale: 'pt-BR' });
    expect([older, newer].map(title)).toEqual(['pt-BR of 1.0.0-dev', 'pt-BR of 2.0.0-dev']);
  });

  it('say outside a page what came last', async () => {
    await loadRemoteWords('en-US', newer);
    await loadRemoteWords('en-US', older);
    expect(translate('dashboard:title')).toBe('en-US of 1.0.0-dev');
  });
});

it('the words of the shell come, also while its code runs by its hashes only', async () => {
  const deployment = fakeDeployment();
  registerHashes(
    new URL(deployment.shell.locales, location.href).pathname.replace('locales/', ''),
    {},
  );
  await loadWords('pt-BR', deployment);
  const asked = jest.mocked(fetch).mock.calls.filter(([address]) => /pt-BR/.test(String(address)));
  expect(asked).not.toEqual([]);
  expect(asked.filter(([, init]) => init?.integrity)).toEqual([]);
});
