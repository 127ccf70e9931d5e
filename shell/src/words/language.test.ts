import { CallFailure } from '@portal/platform/http';
import { startI18n } from '@portal/platform/i18n/manage';
import { waitFor } from '@portal/platform/testing';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { followLanguage, shownLocale, startLanguage, storeLanguage } from './language.ts';
import { readLanguages } from './language-list.ts';
import { loadWords } from './load-words.ts';

jest.mock('./language-list.ts', () => ({ readLanguages: jest.fn() }));
jest.mock('./load-words.ts', () => ({ loadWords: jest.fn() }));

const loading = jest.mocked(loadWords);
const listing = jest.mocked(readLanguages);

beforeAll(() => startI18n());
beforeEach(async () => {
  localStorage.clear();
  loading.mockReset().mockResolvedValue();
  listing.mockReset().mockResolvedValue([]);
  await startLanguage(fakeDeployment());
});

describe('the language', () => {
  it("starts as the region's and then as it was chosen", async () => {
    expect(shownLocale()).toBe('en-US');
    expect(await storeLanguage('pt-BR')).toBe(true);
    await startLanguage(fakeDeployment());
    expect(shownLocale()).toBe('pt-BR');
    expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
  });

  it.each(['', 'english', 'pt_BR', '../../x'])(
    'is not changed by %p, which is no locale',
    async (name) => {
      expect(await storeLanguage(name)).toBe(false);
      expect(shownLocale()).toBe('en-US');
    },
  );

  it('is the one chosen in another tab', async () => {
    const stop = followLanguage();
    localStorage.setItem('language', 'fr-CA');
    dispatchEvent(new StorageEvent('storage', { key: 'language', storageArea: localStorage }));
    await waitFor(() => expect(shownLocale()).toBe('fr-CA'));
    stop();
  });

  it('stays when its words cannot be had', async () => {
    loading.mockRejectedValue(new Error('away'));
    expect(await storeLanguage('fr-CA')).toBe(false);
    expect(shownLocale()).toBe('en-US');
  });

  it('is the one chosen last, whichever pack comes first', async () => {
    let arrive = () => {};
    loading.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const slow = storeLanguage('fr-CA');
    expect(await storeLanguage('pt-BR')).toBe(true);
    arrive();
    expect(await slow).toBe(false);
    expect(shownLocale()).toBe('pt-BR');
  });

  it("that was kept and that the server does not know gives way to the region's", async () => {
    localStorage.setItem('language', 'xx-XX');
    loading.mockRejectedValueOnce(new CallFailure({ status: 400, code: 'unknown_value' }));
    await startLanguage(fakeDeployment());
    expect(shownLocale()).toBe('en-US');
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('that was kept is not forgotten when its pack breaks off', async () => {
    localStorage.setItem('language', 'fr-CA');
    loading.mockRejectedValueOnce(new SyntaxError('Unexpected end of JSON input'));
    await expect(startLanguage(fakeDeployment())).rejects.toThrow('Unexpected end');
    expect(localStorage.getItem('language')).toBe('fr-CA');
  });

  it('does not start without the list where people may choose', async () => {
    listing.mockRejectedValue(new Error('away'));
    await expect(startLanguage(fakeDeployment())).rejects.toThrow('away');
    await startLanguage({ ...fakeDeployment(), features: {} });
    expect(shownLocale()).toBe('en-US');
  });
});
