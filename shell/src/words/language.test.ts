import { startI18n } from '@portal/platform/i18n/manage';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { shownLocale, startLanguage, storeLanguage } from './language.ts';
import { loadWords } from './load-words.ts';

jest.mock('./load-words.ts', () => ({ loadWords: jest.fn() }));

const loading = jest.mocked(loadWords);

beforeAll(() => startI18n());
beforeEach(async () => {
  localStorage.clear();
  loading.mockReset().mockResolvedValue();
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
});
